import type { Course } from '@edu/shared-utility';
import { Alert, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { SaveStatus } from '../../../common/autosave/save-line.view';
import { DetailHeader } from '../../../common/detail-header.view';
import type { CourseValues } from '../data/course-values';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

interface Props {
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  /** Focuses the field that is not saved. */
  readonly onOpenPart: (part: string) => void;
  /** The action buttons. */
  readonly children: ReactNode;
}

/** Fields whose value is not saved on the server. */
function unsavedFields({ save, invalidTexts, draft }: Editor): (keyof CourseValues)[] {
  const refused: Readonly<Record<string, string | undefined>> = {
    ...invalidTexts,
    ...(save.status === 'refused' && save.failure.fields),
  };
  const names = Object.keys(draft.values) as (keyof CourseValues)[];
  return names.filter((name) => refused[name] !== undefined);
}

/** Title, state and saving state of the course. */
export function EditorHead({ course, editor, isReadOnly, onOpenPart, children }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { status, termination, learnerCount: count } = course;
  const isDirty = editor.save.status !== 'saved';
  const hint =
    (status === 'published' && course.hasChanges && t('changesHint')) ||
    (status === 'unpublished' && count > 0 && t('hiddenFor', { count }));
  return (
    <>
      <DetailHeader
        back={{ to: '/saas/course', label: t('label') }}
        title={editor.draft.values.title || t('untitled')}
        tag={
          <>
            <StatusTag course={{ ...course, hasChanges: course.hasChanges || isDirty }} />
            {isReadOnly && <Tag>{t('readOnly')}</Tag>}
          </>
        }
        below={
          !isReadOnly && (
            <SaveStatus
              save={editor.save}
              parts={unsavedFields(editor).map((key) => ({ key, label: t(`parts.${key}`) }))}
              onOpenPart={onOpenPart}
              onRetry={() => void editor.autosave.flush()}
            />
          )
        }
      >
        {children}
      </DetailHeader>
      {status === 'terminated' && (
        <Alert
          type="error"
          showIcon
          style={{ marginBlockStart: token.margin }}
          title={t('terminatedTitle')}
          description={termination}
        />
      )}
      {hint && (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>{hint}</p>
      )}
    </>
  );
}
