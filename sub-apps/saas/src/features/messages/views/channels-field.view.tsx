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
  /** Form.Item passes these, with the id that its label refers to. */
  readonly id?: string;
  readonly value?: AnnouncementChannel[];
  readonly onChange?: (value: AnnouncementChannel[]) => void;
  /** Null until it is chosen. */
  readonly audience: AnnouncementAudience | null;
}

const messageChannels = ['mail', 'sms'] as const;

/**
 * The present number of recipients, and the channels besides the inbox; those without a provider are shown as
 * unavailable.
 */
export function ChannelsField({ id, value = [], onChange, audience }: Props) {
  const { t } = phrases.use();
  const read = data.useAnnouncementReachQuery(
    { audience: audience ?? { kind: 'all', ids: [] } },
    { skip: audience === null },
  );
  const load = loadedOf(read);
  const reach = audience && load.status !== 'failed' ? load.data : undefined;
  const toggle = (channel: AnnouncementChannel, isOn: boolean): void =>
    onChange?.(messageChannels.filter((item) => (item === channel ? isOn : value.includes(item))));
  return (
    <div id={id} style={{ display: 'grid', gap: 4 }}>
      <span role="status">
        {reach ? reachText(reach) : audience && load.status === 'failed' ? load.message : ''}
      </span>
      {messageChannels.map((channel) => {
        const isMissing = reach?.[channel].isConfigured === false;
        return (
          <Checkbox
            key={channel}
            checked={value.includes(channel)}
            // A channel chosen before its provider was removed can still be deselected.
            disabled={isMissing && !value.includes(channel)}
            onChange={({ target }) => toggle(channel, target.checked)}
          >
            {t(`ways.${channel}`)}
            {reach &&
              (isMissing
                ? t('notConfigured')
                : t('reaches', { count: formatNumber(reach[channel].people) }))}
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

function reachText({ people, inbox, limit }: AnnouncementReach): string {
  const { t } = phrases;
  if (people === 0) return t('nobody');
  if (people > limit)
    return t('tooMany', { count: formatNumber(people), limit: formatNumber(limit) });
  return t('reach', { count: formatNumber(people), inbox: formatNumber(inbox) });
}
