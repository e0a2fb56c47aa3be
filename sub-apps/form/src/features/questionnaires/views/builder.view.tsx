import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type FormContent, offerUndo, type Questionnaire } from '@edu/shared-utility';
import { TextArea } from '@edu/shared-utility/admin';
import { contentFaults, MAX_SECTIONS } from '@edu/shared-utility/questionnaire';
import { Alert, Button, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type RefObject, useEffect, useState } from 'react';
import { useDraft } from '../data/draft.hook';
import { restoreRemoved, withPage } from '../data/edit-content';
import { questionsIn } from '../data/find-questions';
import { withoutItem } from '../data/reorder-questions';
import { phrases } from '../phrases';
import { Preview } from './preview.view';
import { SaveStatus } from './save-line.view';
import { SectionEditor } from './section-editor.view';

export interface Props {
  readonly row: Questionnaire;
  readonly saveFirst: RefObject<() => Promise<boolean>>;
}

/** Two columns where there is room, else one. */
const sideBySide = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
} as const;

export function Builder({ row, saveFirst }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { draft, state, saver } = useDraft(row);
  const [open, setOpen] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  useEffect(() => {
    saveFirst.current = () => saver.flush();
    return () => {
      saveFirst.current = async () => true;
    };
  }, [saver, saveFirst]);
  const { content, title, intro } = draft;
  const faults = contentFaults(content);
  const edit = (change: (content: FormContent) => FormContent): void =>
    saver.edit((current) => ({ ...current, content: change(current.content) }));
  const remove = (id: string, message: string): void => {
    edit((current) => withoutItem(current, id));
    void offerUndo({
      ...{ message, undone: t('undone'), failed: () => t('undoFailed') },
      undo: async () => edit((current) => restoreRemoved(current, content, id)),
    });
  };
  return (
    <>
      <SaveStatus state={state} saver={saver} />
      <div style={sideBySide}>
        <div>
          <Form layout="vertical" component="div">
            <Form.Item label={t('title')} htmlFor="form-title" required>
              <Input
                id="form-title"
                maxLength={100}
                value={title}
                onChange={({ target }) =>
                  saver.edit((current) => ({ ...current, title: target.value }))
                }
              />
            </Form.Item>
            <Form.Item label={t('intro')} htmlFor="form-intro">
              <TextArea
                id="form-intro"
                rows={3}
                limit={5000}
                value={intro}
                onChange={({ target }) =>
                  saver.edit((current) => ({ ...current, intro: target.value }))
                }
              />
            </Form.Item>
          </Form>
          <p aria-live="polite" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {status}
          </p>
          {faults.some(({ placeId }) => placeId === '') && (
            <Alert showIcon type="info" title={t('faults.noQuestion')} />
          )}
          {content.sections.map((section, i) => (
            <SectionEditor
              key={section.id}
              {...{ content, section, faults, open, edit, remove }}
              number={i + 1}
              onOpen={setOpen}
              onAnnounce={setStatus}
            />
          ))}
          <Flex gap="small" align="center" wrap style={{ marginBlockStart: token.margin }}>
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={content.sections.length >= MAX_SECTIONS}
              onClick={() => edit(withPage)}
            >
              {t('addPage')}
            </Button>
            <span style={{ color: token.colorTextSecondary }}>
              {t('questions', { count: questionsIn(content).length })}
            </span>
          </Flex>
        </div>
        <Preview title={title} intro={intro} content={content} />
      </div>
    </>
  );
}
