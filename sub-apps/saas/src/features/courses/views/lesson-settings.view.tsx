import { codePointLength, useOverlay } from '@edu/shared-utility';
import { Alert, Button, Checkbox, Form, Modal, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { limits } from '../data/course-values';
import type { DraftLesson } from '../data/draft';
import { isSecureAddress, type ResourceFacts } from '../data/lesson-facts';
import { mayBeWatched } from '../data/new-lessons';
import { phrases } from '../phrases';
import { SessionSelect } from './session-select.view';

interface Props {
  readonly courseId: string;
  readonly lesson: DraftLesson;
  readonly facts: ResourceFacts | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (lesson: DraftLesson) => void;
  /** Opens the choice of another resource of its kind. */
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

const percentOf = (text: string): number | null =>
  /^(100|[1-9]\d?)$/.test(text) ? Number(text) : null;

/** The settings of a lesson; changes are saved like all others of the editor. */
export function LessonSettings(props: Props) {
  const { courseId, lesson, facts, isReadOnly, onChange, onReplace, onClose } = props;
  const { t } = phrases.use();
  const [url, setUrl] = useState(lesson.url ?? '');
  const [percent, setPercent] = useState(String(lesson.percent));
  useOverlay(onClose);
  const set = (change: Partial<DraftLesson>) => onChange({ ...lesson, ...change });
  const urlFault = lesson.kind === 'link' && !isSecureAddress(url.trim()) ? t('linkWrong') : null;
  const percentFault = percentOf(percent) === null ? t('percentWrong') : null;
  const titleFault = lesson.title.trim() === '' ? t('titleEmpty') : null;
  const canBeWatched = mayBeWatched(lesson);
  const isLive = lesson.kind === 'live';
  const rules = isLive ? (['attended', 'opened'] as const) : (['watched', 'opened'] as const);
  return (
    <Modal
      open
      title={t('lessonSettings')}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {facts?.problem && (
        <Alert
          type={facts.problem === 'converting' ? 'warning' : 'error'}
          showIcon
          title={t(`problem.lesson.${facts.problem}`, { title: lesson.title })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Form layout="vertical" disabled={isReadOnly}>
        <Form.Item
          label={t('title')}
          htmlFor="lesson-title"
          validateStatus={titleFault ? 'error' : undefined}
          help={titleFault && <span role="alert">{titleFault}</span>}
        >
          <Input
            id="lesson-title"
            autoFocus
            autoComplete="off"
            disabled={isReadOnly}
            count={{ show: true, max: limits.title, strategy: codePointLength }}
            value={lesson.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Form.Item>
        {lesson.kind === 'link' ? (
          <Form.Item
            label={t('address')}
            htmlFor="lesson-address"
            validateStatus={urlFault ? 'error' : undefined}
            help={urlFault && <span role="alert">{urlFault}</span>}
          >
            <Input
              id="lesson-address"
              inputMode="url"
              autoComplete="off"
              disabled={isReadOnly}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value);
                if (isSecureAddress(target.value.trim())) set({ url: target.value.trim() });
              }}
            />
          </Form.Item>
        ) : isLive ? (
          <Form.Item label={t('session')} htmlFor="lesson-session">
            <SessionSelect
              id="lesson-session"
              courseId={courseId}
              disabled={isReadOnly}
              value={lesson.liveId ?? null}
              onChange={({ id }) => set({ liveId: id })}
            />
          </Form.Item>
        ) : (
          <Form.Item label={t('resource')}>
            <span style={{ overflowWrap: 'anywhere' }}>{facts?.title ?? lesson.title}</span>
            {!isReadOnly && (
              <Button type="link" size="small" onClick={onReplace}>
                {t('replaceResource')}
              </Button>
            )}
          </Form.Item>
        )}
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
        {!isLive && (
          <Form.Item extra={t('freePreviewHint')} style={{ marginBlockEnd: 0 }}>
            <Checkbox
              checked={lesson.preview}
              disabled={isReadOnly}
              onChange={({ target }) => set({ preview: target.checked })}
            >
              {t('freePreview')}
            </Checkbox>
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
