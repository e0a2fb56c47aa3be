import { getLanguage } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useNavigate } from 'react-router';
import type { CalendarAddress } from '../data/calendar-address.hook';
import { saveCalendar } from '../data/calendar-file';
import { formatDay, formatSpan, plusDays, plusMonths } from '../data/days';
import { reportErrors } from '../data/live-actions.hook';
import { phrases } from '../phrases';
import { SubscribeCalendar } from './subscribe-calendar.view';

interface Props {
  readonly address: CalendarAddress;
  readonly span: { readonly from: string; readonly to: string };
  /** First and last visible day. */
  readonly ends: readonly [string, string];
}

/** The visible period, with buttons to change it. */
export function CalendarBar({ address, span, ends }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const { zone, today, day, mode, show } = address;
  const language = getLanguage();
  const step = (sign: 1 | -1) =>
    show({ day: mode === 'week' ? plusDays(day, 7 * sign) : plusMonths(day, sign) });
  const [first, last] = ends;
  const title =
    mode === 'month'
      ? formatDay(language, day, { year: 'numeric', month: 'long' })
      : formatSpan(language, first, last);
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: token.marginSM }}>
      <Button aria-label={t(mode === 'week' ? 'weekBack' : 'monthBack')} onClick={() => step(-1)}>
        ‹
      </Button>
      <Button aria-label={t(mode === 'week' ? 'weekOn' : 'monthOn')} onClick={() => step(1)}>
        ›
      </Button>
      <Button onClick={() => show({ day: today })}>{t('today')}</Button>
      <h2 aria-live="polite" style={{ margin: 0, fontSize: token.fontSizeLG, flex: '1 0 auto' }}>
        {title}
      </h2>
      <span style={{ color: token.colorTextSecondary }}>{t('yourZone', { zone })}</span>
      <Flex gap={4} role="group" aria-label={t('mode')}>
        {(['month', 'week'] as const).map((item) => (
          <Button
            key={item}
            type={item === mode ? 'primary' : 'default'}
            aria-pressed={item === mode}
            onClick={() => show({ mode: item })}
          >
            {t(item)}
          </Button>
        ))}
      </Flex>
      <Button onClick={() => reportErrors(saveCalendar(span))}>{t('files')}</Button>
      <SubscribeCalendar label={t('subscribe')} />
      <Button onClick={() => navigate('/live')}>{t('list')}</Button>
    </Flex>
  );
}
