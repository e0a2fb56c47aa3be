import { Checkbox, Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { DraftLesson } from '../data/draft';
import { mayBeWatched } from '../data/new-lessons';
import { phrases } from '../phrases';

const percentOf = (text: string): number | null =>
  /^(100|[1-9]\d?)$/.test(text) ? Number(text) : null;

interface Props {
  readonly lesson: DraftLesson;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<DraftLesson>) => void;
}

/** The rule by which a lesson is completed. */
export function LessonRule({ lesson, isReadOnly, onChange: set }: Props) {
  const { t } = phrases.use();
  const [percent, setPercent] = useState(String(lesson.percent));
  const percentFault = percentOf(percent) === null ? t('percentWrong') : null;
  const canBeWatched = mayBeWatched(lesson);
  const isLive = lesson.kind === 'live';
  const rules = isLive ? (['attended', 'opened'] as const) : (['watched', 'opened'] as const);
  return (
    <>
      <Form.Item
        label={t('rule.label')}
        htmlFor="lesson-rule"
        extra={canBeWatched || isLive ? undefined : t('rule.openedOnly')}
      >
        <Select
          id="lesson-rule"
          disabled={isReadOnly || !(canBeWatched || isLive)}
          value={lesson.rule}
          onChange={(rule) => {
            const next = rule === 'watched' ? 90 : 100;
            setPercent(String(next));
            set({ rule, percent: next });
          }}
          options={rules.map((value) => ({
            value,
            label: t(`rule.${value}`),
          }))}
        />
      </Form.Item>
      {lesson.rule === 'watched' && (
        <>
          <Form.Item
            label={t('rule.percent')}
            htmlFor="lesson-percent"
            validateStatus={percentFault ? 'error' : undefined}
            help={percentFault && <span role="alert">{percentFault}</span>}
          >
            <Input
              id="lesson-percent"
              inputMode="numeric"
              autoComplete="off"
              suffix="%"
              style={{ maxWidth: 120 }}
              disabled={isReadOnly}
              value={percent}
              onChange={({ target }) => {
                setPercent(target.value);
                const next = percentOf(target.value);
                if (next !== null) set({ percent: next });
              }}
            />
          </Form.Item>
          <Form.Item extra={t('seekAheadHint')}>
            <Checkbox
              checked={lesson.seekAhead}
              disabled={isReadOnly}
              onChange={({ target }) => set({ seekAhead: target.checked })}
            >
              {t('seekAhead')}
            </Checkbox>
          </Form.Item>
        </>
      )}
    </>
  );
}
