import { FormSection, TextArea } from '@edu/shared-utility/admin';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import type { ChangeEvent } from 'react';
import { type ChosenCourse, CourseSelect } from '../../../common/courses/course-select.view';
import { TeacherSelect } from '../../../common/teacher-select.view';
import { localDateTime, momentOf } from '../data/days';
import { reminders } from '../data/reminders';
import { phrases } from '../phrases';
import { Overlap } from './overlap.view';

/** The server's limits. */
const [TITLE, HOST, SUMMARY, ADDRESS, LONGEST, TEACHERS] = [100, 50, 2000, 2000, 720, 20];

/** The select's value for no reminder. */
const NEVER = -1;

const zones = (): string[] => {
  const timeZones = Intl.supportedValuesOf('timeZone');
  return timeZones.includes('UTC') ? timeZones : [...timeZones, 'UTC'];
};

const isMeeting = (text: string): boolean => {
  if (!/^https:\/\/[^\s<>"']+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

/** The fields of a session; times that are skipped by a clock change or in the past are reported before sending. */
export default function LiveFields({ id }: { readonly id: string | null }) {
  const { t } = phrases.use();
  const zone = Form.useWatch<string | undefined>('zone') ?? 'UTC';
  const timeFault = (clockTime: string): string | null => {
    if (!clockTime) return t('startsAtEmpty');
    const moment = momentOf(zone, clockTime);
    if (!moment) return t('noSuchTime', { zone });
    return moment.getTime() > Date.now() ? null : t('past');
  };
  return (
    <>
      <FormSection title={t('what')}>
        <Form.Item
          name="title"
          label={t('title')}
          rules={[{ required: true, whitespace: true, message: t('titleEmpty') }]}
        >
          <Input autoFocus autoComplete="off" maxLength={TITLE} />
        </Form.Item>
        <Form.Item
          name="courseId"
          label={t('course')}
          extra={t('courseHint')}
          getValueFromEvent={(course: ChosenCourse | null) => course?.id ?? null}
          rules={[{ required: true, message: t('courseEmpty') }]}
        >
          <CourseSelect source="teachable" label={t('course')} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="hostName" label={t('host')}>
          <Input autoComplete="off" maxLength={HOST} />
        </Form.Item>
        <Form.Item
          name="teacherIds"
          label={t('teachers')}
          extra={t('teachersHint')}
          getValueProps={(value: string[] | undefined) => ({ value: value ?? [] })}
        >
          <TeacherSelect label={t('teachers')} value={[]} onChange={() => {}} max={TEACHERS} />
        </Form.Item>
      </FormSection>
      <FormSection title={t('when')}>
        <Form.Item
          name="startsAt"
          label={t('startsAt')}
          dependencies={['zone']}
          rules={[
            { required: true, message: t('startsAtEmpty') },
            {
              validator: (_, value: string) => {
                const fault = value ? timeFault(value) : null;
                return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
              },
            },
          ]}
        >
          <Input type="datetime-local" min={localDateTime(zone, new Date().toISOString())} />
        </Form.Item>
        <Form.Item
          name="endsAt"
          label={t('minutes')}
          getValueFromEvent={({ target }: ChangeEvent<HTMLInputElement>) =>
            target.value === '' ? null : Number(target.value)
          }
          rules={[
            {
              validator: (_, value: number | null) =>
                value !== null && Number.isInteger(value) && value >= 1 && value <= LONGEST
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('minutesEmpty'))),
            },
          ]}
        >
          <Input type="number" inputMode="numeric" min={1} max={LONGEST} step={1} />
        </Form.Item>
        <Form.Item name="zone" label={t('zone')} extra={t('zoneHint')}>
          <Select showSearch options={zones().map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Overlap id={id} />
      </FormSection>
      <FormSection title={t('how')}>
        <Form.Item
          name="remindMinutes"
          label={t('remind')}
          extra={t('remindHint')}
          // antd's Select does not support null as a value.
          getValueProps={(value: number | null) => ({ value: value ?? NEVER })}
          normalize={(value: number) => (value === NEVER ? null : value)}
        >
          <Select
            options={reminders.map((value) => ({
              value: value ?? NEVER,
              label: t(`reminders.${value === null ? 'never' : (`m${value}` as const)}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="joinUrl"
          label={t('joinUrl')}
          extra={t('joinUrlHint')}
          rules={[
            {
              validator: (_, value: string = '') =>
                value.trim() === '' || isMeeting(value.trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('joinUrlWrong'))),
            },
          ]}
        >
          <Input
            type="url"
            autoComplete="off"
            maxLength={ADDRESS}
            placeholder={t('joinUrlExample')}
          />
        </Form.Item>
        <Form.Item name="summary" label={t('summary')}>
          <TextArea limit={SUMMARY} />
        </Form.Item>
      </FormSection>
    </>
  );
}
