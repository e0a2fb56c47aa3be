import {
  type AnnouncementAudience,
  type AnnouncementChannel,
  type AnnouncementReach,
  formatNumber,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Checkbox } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Props {
  /** Form.Item gives both, and the id that its label points to. */
  readonly id?: string;
  readonly value?: AnnouncementChannel[];
  readonly onChange?: (value: AnnouncementChannel[]) => void;
  /** Null while it is not chosen. */
  readonly audience: AnnouncementAudience | null;
}

const ways = ['mail', 'sms'] as const;

/** Whom it reaches as things stand, and the ways besides the inbox: one that is not set up says so beforehand. */
export function ChannelsField({ id, value = [], onChange, audience }: Props) {
  const { t } = phrases.use();
  const read = data.useAnnouncementReachQuery(
    { audience: audience ?? { kind: 'all', ids: [] } },
    { skip: audience === null },
  );
  const load = loadedOf(read);
  const reach = audience && load.status !== 'failed' ? load.data : undefined;
  const toggle = (way: AnnouncementChannel, isOn: boolean): void =>
    onChange?.(ways.filter((item) => (item === way ? isOn : value.includes(item))));
  return (
    <div id={id} style={{ display: 'grid', gap: 4 }}>
      <span role="status">
        {reach ? inWords(reach) : audience && load.status === 'failed' ? load.message : ''}
      </span>
      {ways.map((way) => {
        const isMissing = reach?.[way].isConfigured === false;
        return (
          <Checkbox
            key={way}
            checked={value.includes(way)}
            // what was chosen while it was set up can be taken back
            disabled={isMissing && !value.includes(way)}
            onChange={({ target }) => toggle(way, target.checked)}
          >
            {t(`ways.${way}`)}
            {reach &&
              (isMissing
                ? t('notConfigured')
                : t('reaches', { count: formatNumber(reach[way].people) }))}
          </Checkbox>
        );
      })}
      {reach && value.includes('mail') && reach.mail.people > reach.mailsPerHour && (
        <span>
          {t('slowly', {
            count: formatNumber(reach.mailsPerHour),
            hours: Math.ceil(reach.mail.people / reach.mailsPerHour),
          })}
        </span>
      )}
    </div>
  );
}

function inWords({ people, inbox, limit }: AnnouncementReach): string {
  const { t } = phrases;
  if (people === 0) return t('nobody');
  if (people > limit)
    return t('tooMany', { count: formatNumber(people), limit: formatNumber(limit) });
  return t('reach', { count: formatNumber(people), inbox: formatNumber(inbox) });
}
