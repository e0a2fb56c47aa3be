import { Button, Flex, Form, Tag } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useRef } from 'react';
import type { SiteForm } from '../data/site-form.hook';
import { phrases } from '../phrases';

const LIMIT = 20;

/** The tenant's hosts, one a line; neither the last one nor the current page's can be removed. */
export function DomainsField({ form, disabled }: { form: SiteForm; disabled: boolean }) {
  const { t } = phrases.use();
  const { draft, errors, set } = form;
  const { domains } = draft;
  const host = window.location.hostname;
  const list = useRef<HTMLDivElement>(null);
  const focusesLast = useRef(false);
  const { length } = domains;
  useEffect(() => {
    if (!focusesLast.current || length === 0) return;
    focusesLast.current = false;
    const inputs = list.current?.querySelectorAll('input') ?? [];
    inputs[inputs.length - 1]?.focus();
  }, [length]);
  const setDomain = (index: number, text: string) =>
    set(
      'domains',
      domains.map((domain, i) => (i === index ? text : domain)),
    );
  return (
    <div ref={list}>
      <p style={{ marginBlockStart: 0 }}>{t('fields.domainsHint')}</p>
      {domains.map((domain, position) => {
        const isCurrentHost = domain === host;
        const name = t('domain.name', { number: position + 1 });
        const error = errors[`domains.${position}`];
        return (
          <Form.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position, since two may be equal
            key={position}
            validateStatus={error ? 'error' : undefined}
            help={error && <span role="alert">{error}</span>}
            style={{ marginBlockEnd: error ? 30 : 12 }}
          >
            <Flex gap="small" align="center">
              <Input
                aria-label={name}
                value={domain}
                disabled={disabled || isCurrentHost}
                spellCheck={false}
                autoComplete="off"
                onChange={({ target }) => setDomain(position, target.value)}
              />
              {isCurrentHost ? (
                <Tag>{t('domain.here')}</Tag>
              ) : (
                !disabled &&
                length > 1 && (
                  <Button
                    aria-label={t('domain.remove', { domain: domain || position + 1 })}
                    onClick={() =>
                      set(
                        'domains',
                        domains.filter((_, index) => index !== position),
                      )
                    }
                  >
                    {t('picture.remove')}
                  </Button>
                )
              )}
            </Flex>
          </Form.Item>
        );
      })}
      {errors.domains && (
        <p role="alert" className="em-error">
          {errors.domains}
        </p>
      )}
      {!disabled && length < LIMIT && (
        <Button
          onClick={() => {
            focusesLast.current = true;
            set('domains', [...domains, '']);
          }}
        >
          {t('domain.add')}
        </Button>
      )}
    </div>
  );
}
