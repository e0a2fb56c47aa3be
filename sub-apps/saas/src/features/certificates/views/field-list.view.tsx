import type { TemplateProblem } from '@edu/shared-utility';
import { Button, Flex, Select, theme } from 'antd';
import type { Editor } from '../data/editor.hook';
import { fieldKeys, isOutside } from '../data/fields';
import { phrases } from '../phrases';

interface Props {
  readonly editor: Editor;
  readonly isOpen: boolean;
  readonly problems: readonly TemplateProblem[];
}

/** The fields in drawing order, and the menu to add one. */
export function FieldList({ editor, isOpen, problems }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { now, chosenId, choose, add, remove } = editor;
  const isWrong = (id: string): boolean =>
    problems.some(({ fieldId, blocks }) => fieldId === id && blocks);
  return (
    <>
      <h2 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t('fields')}
      </h2>
      {isOpen && (
        <Select
          aria-label={t('addField')}
          placeholder={t('addField')}
          style={{ width: '100%', marginBlockEnd: 8 }}
          value={null}
          options={fieldKeys.map((key) => ({ value: key, label: t(`keys.${key}`) }))}
          onChange={(key) => key && add(key)}
        />
      )}
      <ul aria-label={t('fields')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {now.fields.map((field) => {
          const { id, key, text } = field;
          return (
            <li key={id}>
              <Flex gap={4} align="center">
                <Button
                  type={id === chosenId ? 'link' : 'text'}
                  aria-pressed={id === chosenId}
                  danger={isWrong(id) || isOutside(field, now)}
                  onClick={() => choose(id)}
                  style={{ flex: 1, minWidth: 0, justifyContent: 'flex-start' }}
                >
                  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                    {t(`keys.${key}`)}
                    {text ? ` · ${text}` : ''}
                  </span>
                </Button>
                {isOpen && (
                  <Button
                    type="text"
                    aria-label={t('removeField', { field: t(`keys.${key}`) })}
                    onClick={({ currentTarget }) => {
                      const row = currentTarget.closest('li');
                      const next = row?.nextElementSibling ?? row?.previousElementSibling;
                      remove(id);
                      next?.querySelector<HTMLElement>('button:last-child')?.focus();
                    }}
                  >
                    ×
                  </Button>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
    </>
  );
}
