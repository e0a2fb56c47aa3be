import type { FormAnswers, FormContent } from '@edu/shared-utility';
import { Alert, Button, theme } from 'antd';
import { useState } from 'react';
import { Answering } from '../../../common/answering/answering.view';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly content: FormContent;
}

/** The questionnaire as people see it, with its conditions; nothing is sent. */
export function Preview({ title, intro, content }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [answers, setAnswers] = useState<FormAnswers>({});
  const [isOver, setOver] = useState(false);
  const [previewCount, setPreviewCount] = useState(0);
  const isEmpty = content.sections.every(({ questions }) => questions.length === 0);
  const restart = (): void => {
    setAnswers({});
    setOver(false);
    setPreviewCount(previewCount + 1);
  };
  return (
    <section
      aria-label={t('preview')}
      style={{
        ...{ position: 'sticky', top: token.margin, maxHeight: 'calc(100vh - 96px)' },
        ...{ overflow: 'auto', padding: token.paddingLG, minWidth: 0 },
        ...{
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
        },
      }}
    >
      <p style={{ display: 'flex', justifyContent: 'space-between', margin: 0 }}>
        <span style={{ color: token.colorTextSecondary }}>{t('preview')}</span>
        {!isEmpty && (
          <Button size="small" type="text" onClick={restart}>
            {t('restart')}
          </Button>
        )}
      </p>
      <h2 style={{ fontSize: token.fontSizeHeading4, overflowWrap: 'anywhere' }}>{title}</h2>
      {intro && <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{intro}</p>}
      {isEmpty ? (
        <p style={{ color: token.colorTextSecondary }}>{t('previewEmpty')}</p>
      ) : isOver ? (
        <Alert role="status" showIcon type="success" title={t('previewOver')} />
      ) : (
        <Answering
          key={previewCount}
          content={content}
          answers={answers}
          onAnswers={setAnswers}
          onSubmit={() => setOver(true)}
        />
      )}
    </section>
  );
}
