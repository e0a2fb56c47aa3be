import { Alert, Button, Flex, theme } from 'antd';
import { DraftOffer } from '../../../../common/drafts/draft-offer.view';
import { QuestionView } from '../../../../common/questions/question-view.view';
import { placeText } from '../../data/field-positions';
import type { QuestionEditor } from '../../data/question-editor.hook';
import { phrases } from '../../phrases';
import { focusPlace } from './focus-place';

/** The server's errors, each with a link to its field. */
function Faults({ refusal: { fields, message } }: Pick<QuestionEditor, 'refusal'>) {
  const { t } = phrases.use();
  const faults = Object.entries(fields);
  if (faults.length === 0) {
    return message ? <Alert role="alert" type="error" showIcon title={message} /> : null;
  }
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={t('faults', { count: faults.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {faults.map(([path, text]) => (
            <li key={path}>
              <Button
                type="link"
                style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                onClick={() => focusPlace([path])}
              >
                {[placeText(path), text].filter(Boolean).join('：')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Somebody else has changed the question meanwhile: both versions, and the choice of one to continue from. */
function Conflict({ editor }: { readonly editor: QuestionEditor }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { present: current } = editor.refusal;
  if (!current) return null;
  const frame = {
    flex: '1 1 280px',
    minWidth: 0,
    padding: token.paddingSM,
    borderRadius: token.borderRadius,
    background: token.colorBgContainer,
  };
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={t('conflict.title')}
      description={
        <>
          <p style={{ marginBlockStart: 0 }}>{t('conflict.hint')}</p>
          <Flex gap="middle" wrap>
            <section aria-label={t('conflict.mine')} style={frame}>
              <strong>{t('conflict.mine')}</strong>
              <QuestionView content={editor.values.content} files={current.files} />
            </section>
            <section aria-label={t('conflict.theirs')} style={frame}>
              <strong>{t('conflict.theirs')}</strong>
              <QuestionView content={current.content} files={current.files} />
            </section>
          </Flex>
          <Flex gap="small" wrap style={{ marginBlockStart: token.marginSM }}>
            <Button type="primary" onClick={() => editor.settle(true)}>
              {t('conflict.keepMine')}
            </Button>
            <Button onClick={() => editor.settle(false)}>{t('conflict.takeTheirs')}</Button>
          </Flex>
        </>
      }
    />
  );
}

/** The notices above the fields. */
export function EditorNotices({ editor }: { readonly editor: QuestionEditor }) {
  const { draft, refusal } = editor;
  return (
    <Flex vertical gap="small">
      {draft && <DraftOffer at={draft.at} onTake={editor.takeDraft} onDrop={editor.dropDraft} />}
      {refusal.present ? <Conflict editor={editor} /> : <Faults refusal={refusal} />}
    </Flex>
  );
}
