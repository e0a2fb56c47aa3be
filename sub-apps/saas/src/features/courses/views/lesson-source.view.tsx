import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import type { DraftLesson } from '../data/draft';
import { isSecureAddress, type ResourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';
import { SessionSelect } from './session-select.view';

interface Props {
  readonly courseId: string;
  readonly lesson: DraftLesson;
  readonly facts: ResourceFacts | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<DraftLesson>) => void;
  /** Opens the choice of another resource of its kind. */
  readonly onReplace: () => void;
}

/** What a lesson shows: an address, a live session, or a resource of the library. */
export function LessonSource({
  courseId,
  lesson,
  facts,
  isReadOnly,
  onChange: set,
  onReplace,
}: Props) {
  const { t } = phrases.use();
  const [url, setUrl] = useState(lesson.url ?? '');
  const urlFault = lesson.kind === 'link' && !isSecureAddress(url.trim()) ? t('linkWrong') : null;
  return lesson.kind === 'link' ? (
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
  ) : lesson.kind === 'live' ? (
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
  );
}
