import { useAlertFocus } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Form, theme } from 'antd';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { settingsWords } from './phrases';
import type { Settings } from './settings.hook';
import { SettingsConflict } from './settings-conflict.view';

interface Props<V extends object> {
  // biome-ignore lint/suspicious/noExplicitAny: for rows of any type
  readonly settings: Settings<any, V>;
  readonly isReadOnly: boolean;
  readonly nameOf: (field: keyof V) => string;
  /** Set to a function that saves unsaved input, for buttons outside of the form that need it stored first. */
  readonly saveRef: RefObject<() => Promise<boolean>>;
  readonly children: ReactNode;
}

/** The form of a row's settings with its errors and a sticky save bar; ⌘S and Ctrl-S save too. */
export function SettingsForm<V extends object>(props: Props<V>) {
  const { settings, isReadOnly, nameOf, saveRef, children } = props;
  const { form, save, conflict, fault, isBusy, changed } = settings;
  const { t } = settingsWords.use();
  const { token } = theme.useToken();
  const faultBox = useAlertFocus(fault);
  useEffect(() => {
    saveRef.current = save;
    return () => {
      saveRef.current = async () => true;
    };
  }, [saveRef, save]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.metaKey || event.ctrlKey) || event.key !== 's') return;
      event.preventDefault();
      void save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save]);
  return (
    <>
      {conflict && <SettingsConflict settings={settings} nameOf={nameOf} />}
      {fault && (
        <div ref={faultBox} tabIndex={-1} style={{ outline: 'none' }}>
          <Alert
            role="alert"
            type="error"
            showIcon
            title={fault}
            style={{ marginBlockEnd: token.margin }}
          />
        </div>
      )}
      <Form
        form={form}
        layout="vertical"
        initialValues={settings.initial}
        disabled={isReadOnly}
        scrollToFirstError
        onValuesChange={settings.onValuesChange}
        onFinish={() => void save()}
      >
        {children}
        {!isReadOnly && (
          <Flex
            gap="small"
            align="center"
            style={{
              position: 'sticky',
              insetBlockEnd: 0,
              paddingBlock: token.paddingSM,
              background: token.colorBgContainer,
              zIndex: 1,
            }}
          >
            <Button type="primary" htmlType="submit" loading={isBusy} disabled={changed === 0}>
              {t('save')}
            </Button>
            <span role="status" style={{ color: token.colorTextSecondary }}>
              {changed > 0 ? t('unsaved', { count: changed }) : t('allSaved')}
            </span>
          </Flex>
        )}
      </Form>
    </>
  );
}
