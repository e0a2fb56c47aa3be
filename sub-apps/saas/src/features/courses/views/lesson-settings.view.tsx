import { codePointLength, useOverlay } from '@edu/shared-utility';
import { Alert, Button, Checkbox, Form, Modal } from 'antd';
import Input from 'antd/es/input/Input';
import { limits } from '../data/course-values';
import type { DraftLesson } from '../data/draft';
import type { ResourceFacts } from '../data/lesson-facts';
import { phrases } from '../phrases';
import { LessonRule } from './lesson-rule.view';
import { LessonSource } from './lesson-source.view';

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

/** The settings of a lesson; changes are saved like all others of the editor. */
export function LessonSettings(props: Props) {
  const { courseId, lesson, facts, isReadOnly, onChange, onReplace, onClose } = props;
  const { t } = phrases.use();
  useOverlay(onClose);
  const set = (change: Partial<DraftLesson>) => onChange({ ...lesson, ...change });
  const titleFault = lesson.title.trim() === '' ? t('titleEmpty') : null;
  const isLive = lesson.kind === 'live';
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
        <LessonSource
          courseId={courseId}
          lesson={lesson}
          facts={facts}
          isReadOnly={isReadOnly}
          onChange={set}
          onReplace={onReplace}
        />
        <LessonRule lesson={lesson} isReadOnly={isReadOnly} onChange={set} />
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
