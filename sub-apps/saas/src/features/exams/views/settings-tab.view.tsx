import { type Exam, useContextValue, useNarrow } from '@edu/shared-utility';
import { mayMoveExam } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Form, theme } from 'antd';
import { type RefObject, useEffect } from 'react';
import { idOfField } from '../data/exam-values';
import { useSettings } from '../data/settings.hook';
import { phrases } from '../phrases';
import { AudienceFields } from './audience-fields.view';
import { PublishChecks } from './publish-checks.view';
import { SettingsFields } from './settings-fields.view';

export interface SettingsProps {
  readonly exam: Exam;
  /** Saves what is typed, for whoever goes on from here. */
  readonly saveRef: RefObject<() => Promise<boolean>>;
}

/** What an exam is: its paper, its time, its rules and who sits it; saved together. */
export default function SettingsTab({ exam, saveRef }: SettingsProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const zone = useContextValue('timezone');
  const settings = useSettings(exam, zone);
  const { form, save, conflict, fault, isBusy, changed } = settings;
  const isReadOnly = !exam.mayWrite || !mayMoveExam('edit', exam);
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
    <div
      style={{
        display: 'flex',
        flexDirection: isNarrow ? 'column-reverse' : 'row',
        gap: token.marginLG,
        alignItems: isNarrow ? 'stretch' : 'flex-start',
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0, maxWidth: 760 }}>
        {exam.status === 'published' && !isReadOnly && (
          <Alert
            type="info"
            showIcon
            title={t('publishedHint')}
            style={{ marginBlockEnd: token.margin }}
          />
        )}
        {conflict && (
          <Alert
            role="alert"
            type="warning"
            showIcon
            style={{ marginBlockEnd: token.margin }}
            title={t('conflict.title')}
            description={
              <>
                <p style={{ margin: '0 0 12px' }}>
                  {t('conflict.fields', {
                    names: conflict.fields.map((one) => t(`field.${one}`)).join(' · '),
                  })}
                </p>
                <Flex gap="small" wrap>
                  <Button type="primary" onClick={settings.keepMine}>
                    {t('conflict.keepMine')}
                  </Button>
                  <Button onClick={settings.takeTheirs}>{t('conflict.takeTheirs')}</Button>
                </Flex>
              </>
            }
          />
        )}
        {fault && (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={fault}
            style={{ marginBlockEnd: token.margin }}
          />
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
          <SettingsFields exam={exam} />
          <AudienceFields exam={exam} />
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
      </div>
      {exam.status === 'draft' && !isReadOnly && (
        <aside
          style={
            isNarrow
              ? { flex: 'none' }
              : { flex: '0 0 264px', position: 'sticky', insetBlockStart: 16 }
          }
        >
          <PublishChecks
            exam={exam}
            onGo={(field) => document.getElementById(idOfField(field))?.focus()}
          />
        </aside>
      )}
    </div>
  );
}
