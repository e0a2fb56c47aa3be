import { type LiveSession, StyleSheet, useDelayed, useNarrow } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { loadedOf, usePageName } from '@edu/shared-utility/data';
import { Alert, Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/page-data';
import { useCalendarAddress } from '../data/calendar-address.hook';
import { spanOf, weeksOf } from '../data/days';
import { useLiveDialogs } from '../data/live-dialogs.hook';
import { phrases } from '../phrases';
import { Agenda } from './agenda.view';
import { CalendarBar } from './calendar-bar.view';
import { DayGrid } from './day-grid.view';
import { LiveDialogs } from './live-dialogs.view';
import { SessionDialog } from './session-dialog.view';
import { stylesOf } from './styles';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/live/calendar: the sessions of a month or week in the user's time zone. */
export default function CalendarPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const address = useCalendarAddress();
  const weeks = weeksOf(address.mode, address.day);
  const days = weeks.flat();
  const span = spanOf(address.zone, weeks);
  const read = data.useLiveFindBetweenQuery(span);
  const load = loadedOf(read);
  const isSlow = useDelayed(load.status === 'loading', 200);
  const dialogs = useLiveDialogs(read.refetch);
  const [open, setOpen] = useState<LiveSession | null>(null);
  const title = t('calendar');
  usePageName(title);
  const rows = load.status === 'failed' ? [] : (load.data ?? []);
  const calendarProps = { rows, mayPlan: dialogs.mayPlan, onPlan: dialogs.plan, onOpen: setOpen };
  return (
    <section
      aria-label={title}
      data-fits-phone
      style={{ margin: `0 ${isNarrow ? token.marginSM : token.marginLG}px ${token.marginLG}px` }}
    >
      <StyleSheet css={stylesOf(token)} />
      <Flex
        wrap
        justify="space-between"
        align="center"
        gap="small"
        style={{ marginBlock: token.marginSM }}
      >
        <h1 style={{ margin: 0, fontSize: token.fontSizeHeading3 }}>{title}</h1>
        {dialogs.mayPlan && (
          <Button type="primary" onClick={() => dialogs.plan(null)}>
            {t('add')}
          </Button>
        )}
      </Flex>
      <CalendarBar address={address} span={span} ends={[days[0] ?? '', days.at(-1) ?? '']} />
      {load.status === 'failed' && (
        <Alert
          role="alert"
          type="error"
          showIcon
          style={{ marginBlockEnd: token.marginSM }}
          title={t('failed')}
          description={load.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      )}
      <p role="status" style={{ margin: 0 }}>
        {isSlow && t('loading')}
      </p>
      <div>
        {isNarrow ? (
          load.status !== 'failed' &&
          load.data && <Agenda days={days} zone={address.zone} {...calendarProps} />
        ) : (
          <DayGrid address={address} weeks={weeks} {...calendarProps} />
        )}
      </div>
      <LiveDialogs dialogs={dialogs} isPageReady={read.isSuccess} />
      {open && <SessionDialog row={open} actions={dialogs.actions} onClose={() => setOpen(null)} />}
    </section>
  );
}
