import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { PageLink, type Question, useCan } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { QuestionState } from '../../../../common/questions/question-state.view';
import type { AfterSave, QuestionEditor } from '../../data/question-editor.hook';
import { phrases } from '../../phrases';
import { focusPlace } from './focus-place';

interface Props {
  readonly question: Question | null;
  readonly children?: ReactNode;
}

/** Title and state of the question, and the way back. */
export function EditorHead({ question, children }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <Flex justify="space-between" align="flex-end" gap="middle" wrap>
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <PageLink to="/saas/question" style={{ color: token.colorTextSecondary }}>
          <ArrowLeftOutlined aria-hidden /> {t('title')}
        </PageLink>
        <Flex gap="small" align="center" wrap>
          <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>
            {t(question === null ? 'addTitle' : question.mayWrite ? 'editTitle' : 'readTitle')}
          </h1>
          {question && <QuestionState {...question} />}
        </Flex>
      </div>
      {children}
    </Flex>
  );
}

interface ButtonProps {
  readonly editor: QuestionEditor;
  readonly question: Question | null;
  readonly onPreview: () => void;
}

/** The buttons that save, with what follows. */
export function EditorButtons({ editor, question, onPreview }: ButtonProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const mayRelease = useCan()('question.publish');
  const { busy, isDirty, refusal } = editor;
  const faults = Object.keys(refusal.fields);
  const isOpen = isDirty || question === null;
  const canRelease = isOpen || question.status !== 'released' || question.hasChanges;
  const button = (then: AfterSave) => ({
    loading: busy === then,
    disabled: busy !== null && busy !== then,
    onClick: () => editor.save(then),
  });
  return (
    <Flex gap="small" wrap align="center">
      <span role="status" style={{ marginInlineEnd: isDirty ? 0 : -token.marginXS }}>
        {isDirty ? t('unsaved') : ''}
      </span>
      {faults.length > 0 && (
        <Button type="link" danger onClick={() => focusPlace(faults)}>
          {t('faults', { count: faults.length })}
        </Button>
      )}
      <Button onClick={onPreview}>{t('preview')}</Button>
      <Button {...button('next')}>{t('saveNext')}</Button>
      {mayRelease && canRelease && <Button {...button('release')}>{t('saveRelease')}</Button>}
      <Button type="primary" {...button('stay')}>
        {t('save')}
      </Button>
    </Flex>
  );
}
