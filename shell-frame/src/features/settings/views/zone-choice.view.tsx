import { context, formatDate } from '@edu/shared-utility';
import { Select } from 'antd';
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { allZones, describeZone, deviceZone, matchesZone, type Zone } from '../data/zones';
import { phrases } from '../phrases';

const ofDevice = '';
const chosenZone = (): string => (context.isSet('timezone') ? context.get('timezone') : ofDevice);
const subscribe = (changed: () => void) => context.subscribe('timezone', changed);
const everyMinute = 60_000;

/** The current minute, while mounted. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), everyMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const zoneText = ({ name, offset, words }: Zone): string =>
  `${offset} ${name.replaceAll('_', ' ')} · ${words}`;

/** The time zone of all dates; by default the device's. */
export function ZoneChoice() {
  const { t, language } = phrases.use();
  const id = useId();
  const chosen = useSyncExternalStore(subscribe, chosenZone);
  const now = useNow();
  // Hundreds of zones are only described when the list is opened.
  const [opened, setOpened] = useState(false);
  const zones = useMemo(
    () => (opened ? allZones(language) : chosen ? [describeZone(chosen, language)] : []),
    [opened, chosen, language],
  );
  const device = { value: ofDevice, label: t('device', { zone: deviceZone() }), zone: null };
  const choose = (zone: string): void => {
    if (zone === ofDevice) context.remove('timezone');
    else context.set('timezone', zone);
  };
  return (
    <div className="ess-row">
      <label htmlFor={id} className="ess-name">
        {t('timezone')}
      </label>
      <p id={`${id}-hint`} className="ess-hint">
        {t('timezoneHint', { now: formatDate(now, 'datetime') })}
      </p>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        className="ess-zone"
        value={chosen}
        onChange={choose}
        onOpenChange={(open) => open && setOpened(true)}
        options={[
          device,
          ...zones.map((zone) => ({ value: zone.name, label: zoneText(zone), zone })),
        ]}
        showSearch={{
          filterOption: (searchText, option) =>
            option?.zone ? matchesZone(option.zone, searchText) : searchText.trim() === '',
        }}
        notFoundContent={t('noZone')}
      />
    </div>
  );
}
