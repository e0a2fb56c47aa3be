import type { Locale } from '@edu/shared-utility/contract';
import { escapeHtml } from '../static/escape-html';
import type { Figures } from './platform-figures';
import { table, tag } from './table-html';
import type { Texts } from './texts';

const COURSES = 8;
const HEIGHT = 100;

/** The first character of a name, with a constant suffix that hides the length. */
const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

interface DashboardTexts {
  readonly t: Texts;
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly growthFormat: Intl.NumberFormat;
  readonly day: Intl.DateTimeFormat;
}

function tiles({ summary }: Figures, { t, number, growthFormat }: DashboardTexts): string {
  const tile = (name: string, value: number, change: number | null): string => {
    const since =
      change === null ? '' : `<small>${growthFormat.format(change)} ${t.sinceBefore}</small>`;
    return `<div><dt>${name}</dt><dd>${number.format(value)}${since}</dd></div>`;
  };
  const { change } = summary;
  return tag(
    'dl',
    [
      tile(t.students, summary.studentCount, change.studentCount),
      tile(t.courses, summary.courseCount, change.courseCount),
      tile(t.exams, summary.examCount, change.examCount),
      tile(t.trains, summary.trainCount, change.trainCount),
      tile(t.certificates, summary.certificateCount, change.certificateCount),
      tile(t.hours, summary.studyHours, null),
    ].join(''),
    ' class="tiles"',
  );
}

function activeDays(
  { days: { activeUsers } }: Figures,
  { t, number, day }: DashboardTexts,
): string {
  const max = Math.max(1, ...activeUsers.map(({ count }) => count));
  const width = 100 / Math.max(1, activeUsers.length);
  const days = activeUsers.map(({ date, count }) => ({
    name: day.format(new Date(`${date}T00:00:00Z`)),
    count,
  }));
  const bars = days
    .map(({ name, count }, index) => {
      const height = (count / max) * HEIGHT;
      return `<rect x="${(index * width).toFixed(2)}" y="${(HEIGHT - height).toFixed(2)}" width="${(width * 0.7).toFixed(2)}" height="${height.toFixed(2)}"><title>${name}: ${number.format(count)}</title></rect>`;
    })
    .join('');
  const rows = days.map(({ name, count }) => [name, number.format(count)]);
  return `<section><h2>${t.active}</h2>
<svg viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<div class="axis" aria-hidden="true"><span>${days[0]?.name ?? ''}</span><span>${days.at(-1)?.name ?? ''}</span></div>
<details><summary>${t.table}</summary>${table([t.day, t.people], rows)}</details></section>`;
}

function courseRows({ courses }: Figures, { t, number, percent }: DashboardTexts): string {
  const rows = courses
    .slice(0, COURSES)
    .map(({ title, learners, progress }) => [
      escapeHtml(title),
      number.format(learners),
      `<meter value="${progress.toFixed(3)}" aria-label="${t.progress}"></meter> ${percent.format(progress)}`,
    ]);
  const tableOrNote = rows.length
    ? table([t.courses, t.learners, t.progress], rows)
    : tag('p', t.none);
  return `<section><h2>${t.topCourses}</h2>${tableOrNote}</section>`;
}

function peopleRows({ people }: Figures, { t, number }: DashboardTexts): string {
  // empty for callers who may not see people
  if (people === null) return '';
  const rows = people.map(({ name, studyMinutes, examCount }) => [
    escapeHtml(maskName(name)),
    number.format(studyMinutes),
    number.format(examCount),
  ]);
  const tableOrNote = rows.length
    ? table([t.person, t.minutes, t.sittings], rows)
    : tag('p', t.none);
  return `<section><h2>${t.topPeople}</h2>${tableOrNote}</section>`;
}

/** The statistics of the person's organisation, with masked names. */
export function dashboard(figures: Figures | null, t: Texts, locale: Locale): string {
  if (figures === null) return tag('p', t.noFigures);
  const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
  const dashboardTexts: DashboardTexts = {
    t,
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    percent: new Intl.NumberFormat(locale, percent),
    growthFormat: new Intl.NumberFormat(locale, { ...percent, signDisplay: 'exceptZero' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
  return `${tiles(figures, dashboardTexts)}${activeDays(figures, dashboardTexts)}
<div class="two">${courseRows(figures, dashboardTexts)}${peopleRows(figures, dashboardTexts)}</div>`;
}
