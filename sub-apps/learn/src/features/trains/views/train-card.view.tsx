import { formatDate, PageLink, type StudentTrain, useNarrow } from '@edu/shared-utility';
import { Cover } from '@edu/shared-utility/media';
import { Flex, Tag, theme } from 'antd';
import { ProgressBar } from '../../../common/progress-bar.view';
import { phrases } from '../phrases';
import { TrainItems } from './train-items.view';

const colours = { running: 'processing', planned: 'default', over: 'default' } as const;

function factsOf({ startsAt, endsAt, hours, place, regionName }: StudentTrain): string[] {
  const { t } = phrases;
  const [from, until] = [formatDate(startsAt, 'datetime'), formatDate(endsAt, 'datetime')];
  return [
    t('window', { from, until }),
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(place || regionName ? [place || (regionName ?? '')] : []),
  ];
}

function ruleOf({ pass, items }: StudentTrain): string {
  const { t } = phrases;
  const rule = pass.items === 'required' ? t('passRequired') : t('passSome', { count: pass.items });
  const hasExam = items.some(({ kind }) => kind === 'exam');
  return hasExam && pass.exams === 'sat' ? `${rule} · ${t('examsSat')}` : rule;
}

/** One training: the person's progress, its conditions and its parts. */
export function TrainCard({ train }: { readonly train: StudentTrain }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const { title, cover, phase, goal, progress, passedAt, certificateId } = train;
  const smallText = { margin: `${token.marginXXS}px 0`, color: token.colorTextSecondary } as const;
  return (
    <li
      style={{
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Flex gap="middle" align="flex-start">
        <Cover address={cover} width={isNarrow ? 96 : 160} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Flex gap="small" align="flex-start" justify="space-between">
            <h2 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
              {title}
            </h2>
            <Tag color={colours[phase]} style={{ marginInlineEnd: 0 }}>
              {t(`phases.${phase}`)}
            </Tag>
          </Flex>
          <p style={smallText}>{factsOf(train).join(' · ')}</p>
        </div>
      </Flex>
      {goal && <p style={{ margin: `${token.marginXS}px 0`, whiteSpace: 'pre-line' }}>{goal}</p>}
      <ProgressBar value={progress} label={t('progress', { title })} />
      <Flex wrap gap="small" align="center" style={{ marginBlock: token.marginXS }}>
        {passedAt ? (
          <>
            <Tag color="success" style={{ marginInlineEnd: 0 }}>
              {t('passed', { date: formatDate(passedAt, 'date') })}
            </Tag>
            {certificateId && (
              <PageLink to="/learn/certificates" style={{ color: token.colorLink }}>
                {t('certificate')}
              </PageLink>
            )}
          </>
        ) : (
          <span style={{ color: token.colorTextSecondary }}>{ruleOf(train)}</span>
        )}
        {phase === 'planned' && (
          <span style={{ color: token.colorTextSecondary }}>{t('closed')}</span>
        )}
      </Flex>
      <TrainItems train={train} />
    </li>
  );
}
