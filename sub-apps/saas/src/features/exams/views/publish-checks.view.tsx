import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import type { Exam, ExamProblem } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { Field } from '../data/exam-values';
import { phrases } from '../phrases';

const fieldOf: Readonly<Record<ExamProblem['kind'], Field>> = {
  audience: 'all',
  paper: 'paperId',
  window: 'endsAt',
  passScore: 'passScore',
  markers: 'markerIds',
  showAnswers: 'showAnswers',
};

interface Props {
  readonly exam: Exam;
  readonly onGo: (field: Field) => void;
}

/** What the exam lacks before it can be published, what holds it back first; each line leads to its place. */
export function PublishChecks({ exam: { problems }, onGo }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const blocking = problems.filter(({ blocks }) => blocks).length;
  return (
    <section
      aria-label={t('check.title')}
      style={{
        padding: token.padding,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <h2 style={{ margin: 0, fontSize: token.fontSize, fontWeight: 600 }}>{t('check.title')}</h2>
      <p style={{ margin: `${token.marginXXS}px 0 0`, color: token.colorTextSecondary }}>
        {blocking > 0 ? t('check.blocked', { count: blocking }) : t('check.ready')}
      </p>
      {problems.length === 0 && (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorSuccessText }}>
          <CheckCircleFilled aria-hidden /> {t('check.complete')}
        </p>
      )}
      <ul style={{ listStyle: 'none', margin: `${token.marginXS}px 0 0`, padding: 0 }}>
        {[...problems]
          .sort((a, b) => Number(b.blocks) - Number(a.blocks))
          .map(({ kind, blocks }) => (
            <li key={`${kind} ${blocks}`}>
              <Button
                type="text"
                style={{
                  height: 'auto',
                  width: '100%',
                  justifyContent: 'flex-start',
                  padding: token.paddingXXS,
                  textAlign: 'start',
                  whiteSpace: 'normal',
                }}
                icon={
                  blocks ? (
                    <CloseCircleFilled aria-hidden style={{ color: token.colorError }} />
                  ) : (
                    <InfoCircleFilled aria-hidden style={{ color: token.colorWarning }} />
                  )
                }
                onClick={() => onGo(fieldOf[kind])}
              >
                {t(`problem.${kind}.${blocks ? 'must' : 'should'}`)}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
