import { Alert, Button, Checkbox, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useEnvironment } from '../data/environment.hook';
import { phrases } from '../phrases';
import { ComparedModules } from './compared-modules.view';

/** Compares this environment with another one. */
export function EnvironmentsTab() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { input, type, isBusy, fault, environment, compare } = useEnvironment();
  const [isAll, setAll] = useState(false);
  const modules = environment?.modules ?? [];
  const different = modules.filter(({ same }) => !same);
  return (
    <>
      <p style={{ margin: `0 0 ${token.margin}px`, color: token.colorTextSecondary }}>
        {t('environmentsHint')}
      </p>
      <Form layout="vertical" onFinish={compare} style={{ maxWidth: 640 }}>
        <Form.Item
          label={t('otherAddress')}
          htmlFor="module-environment"
          validateStatus={fault ? 'error' : undefined}
          help={fault && <span role="alert">{fault}</span>}
        >
          <Flex gap="small">
            <Input
              id="module-environment"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={t('otherPlaceholder')}
              value={input}
              onChange={({ target }) => type(target.value)}
            />
            <Button type="primary" loading={isBusy} onClick={compare}>
              {t('compare')}
            </Button>
          </Flex>
        </Form.Item>
      </Form>
      {environment && (
        <>
          <Flex wrap gap="small" justify="space-between" style={{ marginBlockEnd: token.marginXS }}>
            <span role="status">
              {different.length === 0
                ? t('allSame', { count: modules.length })
                : t('differences', { count: modules.length, different: different.length })}
            </span>
            <Checkbox checked={!isAll} onChange={({ target }) => setAll(!target.checked)}>
              {t('onlyDifferent')}
            </Checkbox>
          </Flex>
          {isAll || different.length > 0 ? (
            <ComparedModules modules={isAll ? modules : different} address={environment.address} />
          ) : (
            <Alert type="success" showIcon title={t('allSame', { count: modules.length })} />
          )}
        </>
      )}
    </>
  );
}
