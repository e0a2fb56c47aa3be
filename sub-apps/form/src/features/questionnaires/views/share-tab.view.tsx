import { type Questionnaire, useAppLife, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Checkbox, Flex, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { LinkCard } from './link-card.view';
import { Terms, type TermsProps } from './terms.view';
import { TrainsSelect } from './trains-select.view';

interface ShareProps {
  readonly row: Questionnaire;
  /** Whether it is being refetched. */
  readonly isStale: boolean;
}

function Audience({ row, isStale }: ShareProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const can = useCan();
  const [share, { isLoading }] = data.useQuestionnaireShareMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [ask, questions] = useQuestion();
  const mayShare = can('form.publish');
  const isBusy = isLoading || isStale;
  const send = async (byLink: boolean, trainIds: readonly string[]): Promise<void> => {
    setFailure(null);
    const { error } = await share({
      ...{ id: row.id, version: row.version, byLink, trainIds: [...trainIds] },
    });
    if (error && !appSignal.aborted) setFailure(failureOf(error).message);
  };
  const trainIds = row.trains.map(({ id }) => id);
  const setLink = (isOn: boolean): void => {
    // The link of a draft cannot be used yet, so it can be removed without a question.
    if (isOn || row.status === 'draft') void send(isOn, trainIds);
    else {
      ask({
        ...{ title: t('takeLinkAway'), content: t('takeLinkAwayHint'), danger: true },
        ...{ okText: t('takeAway'), cancelText: t('cancel') },
        onOk: () => void send(false, trainIds),
      });
    }
  };
  return (
    <Flex vertical gap="middle">
      {failure && <Alert role="alert" showIcon type="error" title={failure} />}
      {row.status === 'draft' && <Alert showIcon type="info" title={t('notYetPublished')} />}
      {row.status === 'published' && !row.hasLink && row.trains.length === 0 && (
        <Alert showIcon type="warning" title={t('nobodyYet')} />
      )}
      <Checkbox
        checked={row.hasLink}
        disabled={!mayShare || isBusy}
        onChange={({ target }) => setLink(target.checked)}
      >
        {t('shareByLink')}
      </Checkbox>
      <span style={{ color: token.colorTextSecondary }}>{t('linkHint')}</span>
      {row.linkKey !== null && <LinkCard linkKey={row.linkKey} anonymous={row.anonymous} />}
      <TrainsSelect
        trains={row.trains}
        disabled={!mayShare || isBusy || !can('train.read')}
        onChange={(ids) => void send(row.hasLink, ids)}
      />
      {questions}
    </Flex>
  );
}

/** Who may answer, when, and how often. */
export function ShareTab({ row, isStale, saveFirst }: ShareProps & TermsProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const heading = { fontSize: token.fontSizeLG, margin: `0 0 ${token.marginSM}px` };
  return (
    <div
      style={{
        ...{ display: 'grid', gap: token.marginXL, alignItems: 'start' },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
      }}
    >
      <section aria-labelledby="share-audience">
        <h2 id="share-audience" style={heading}>
          {t('audience')}
        </h2>
        <Audience row={row} isStale={isStale} />
      </section>
      <section aria-labelledby="share-terms">
        <h2 id="share-terms" style={heading}>
          {t('terms')}
        </h2>
        <Terms key={row.status} row={row} saveFirst={saveFirst} />
      </section>
    </div>
  );
}
