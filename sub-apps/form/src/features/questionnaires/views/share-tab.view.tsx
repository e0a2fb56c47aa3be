import {
  type Questionnaire,
  toast,
  useAppLife,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { TextArea, useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Checkbox, Flex, Form, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { data } from '../../../common/data';
import { momentAt, shownIn } from '../../../common/moments';
import { phrases } from '../phrases';
import { LinkCard } from './link-card.view';
import { TrainsSelect } from './trains-select.view';

interface ShareProps {
  readonly row: Questionnaire;
  /** Another version may be on its way. */
  readonly isStale: boolean;
}

interface Values {
  readonly anonymous: boolean;
  readonly repeats: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly limit: string;
  readonly thanks: string;
}

function Terms({ row }: { readonly row: Questionnaire }) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const life = useAppLife();
  const can = useCan();
  const [save, { isLoading }] = data.useQuestionnaireSaveMutation();
  const [values, setValues] = useState<Values>({
    ...{ anonymous: row.anonymous, repeats: row.repeats, thanks: row.thanks },
    ...{ opensAt: shownIn(zone, row.opensAt), closesAt: shownIn(zone, row.closesAt) },
    limit: row.limit === null ? '' : String(row.limit),
  });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const isFixed = row.status !== 'draft';
  const isReadOnly = !can('form.write');
  const set = (change: Partial<Values>): void => {
    setValues({ ...values, ...change });
    setFaults({});
  };
  const submit = async (): Promise<void> => {
    const { anonymous, repeats, opensAt, closesAt, limit, thanks } = values;
    const { data: saved, error } = await save({
      ...{ id: row.id, version: row.version, thanks },
      ...(!isFixed && { anonymous, repeats }),
      ...{ opensAt: momentAt(opensAt, zone), closesAt: momentAt(closesAt, zone) },
      limit: limit.trim() === '' ? null : Number(limit),
    });
    if (life.aborted) return;
    if (saved) toast.success(t('settingsSaved'));
    else {
      const { fields, message } = failureOf(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { above: message });
    }
  };
  const item = (key: string) => ({
    htmlFor: `terms-${key}`,
    validateStatus: faults[key] ? ('error' as const) : undefined,
    help: faults[key] && <span role="alert">{faults[key]}</span>,
  });
  return (
    <Form layout="vertical" disabled={isReadOnly} onFinish={() => void submit()}>
      {faults.above && <Alert role="alert" showIcon type="error" title={faults.above} />}
      <Flex vertical gap="small" style={{ marginBlock: 16 }}>
        <Checkbox
          checked={values.anonymous}
          disabled={isFixed || isReadOnly}
          onChange={({ target }) => set({ anonymous: target.checked })}
        >
          {t('anonymousLong')}
        </Checkbox>
        <Checkbox
          checked={values.repeats}
          disabled={isFixed || isReadOnly}
          onChange={({ target }) => set({ repeats: target.checked })}
        >
          {t('repeats')}
        </Checkbox>
      </Flex>
      <Flex gap="middle" wrap>
        {(['opensAt', 'closesAt'] as const).map((key) => (
          <Form.Item key={key} style={{ flex: '1 1 200px' }} label={t(key)} {...item(key)}>
            <Input
              id={`terms-${key}`}
              type="datetime-local"
              max="2099-12-31T23:59"
              value={values[key]}
              onChange={({ target }) => set({ [key]: target.value })}
            />
          </Form.Item>
        ))}
        <Form.Item
          style={{ flex: '1 1 120px' }}
          label={t('limit')}
          extra={t('limitHint')}
          {...item('limit')}
        >
          <Input
            id="terms-limit"
            type="number"
            min={1}
            value={values.limit}
            onChange={({ target }) => set({ limit: target.value })}
          />
        </Form.Item>
      </Flex>
      <Form.Item label={t('thanks')} {...item('thanks')}>
        <TextArea
          id="terms-thanks"
          rows={2}
          limit={5000}
          value={values.thanks}
          onChange={({ target }) => set({ thanks: target.value })}
        />
      </Form.Item>
      {!isReadOnly && (
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('save')}
        </Button>
      )}
    </Form>
  );
}

function Audience({ row, isStale }: ShareProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const life = useAppLife();
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
    if (error && !life.aborted) setFailure(failureOf(error).message);
  };
  const trainIds = row.trains.map(({ id }) => id);
  const setLink = (isOn: boolean): void => {
    // nobody has the link of a draft yet
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
export function ShareTab({ row, isStale }: ShareProps) {
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
        <Terms key={row.status} row={row} />
      </section>
    </div>
  );
}
