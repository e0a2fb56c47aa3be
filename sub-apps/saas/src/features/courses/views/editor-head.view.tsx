import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { type Course, PageLink } from '@edu/shared-utility';
import { Alert, Flex, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { SaveStatus } from '../../../common/autosave/save-line.view';
import type { CourseValues } from '../data/draft';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

interface Props {
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  /** Focuses the field that is not saved. */
  readonly onGo: (part: string) => void;
  /** The action buttons. */
  readonly children: ReactNode;
}

/** Fields whose value is not saved on the server. */
function unsavedFields({ save, wrong, draft }: Editor): (keyof CourseValues)[] {
  const refused: Readonly<Record<string, string | undefined>> = {
    ...wrong,
    ...(save.status === 'refused' && save.failure.fields),
  };
  const names = Object.keys(draft.values) as (keyof CourseValues)[];
  return names.filter((name) => refused[name] !== undefined);
}

/** Title, state and saving state of the course. */
export function EditorHead({ course, editor, isReadOnly, onGo, children }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { status, termination, learnerCount: count } = course;
  const isDirty = editor.save.status !== 'saved';
  const hint =
    (status === 'published' && course.hasChanges && t('changesHint')) ||
    (status === 'unpublished' && count > 0 && t('hiddenFor', { count }));
  return (
    <>
      <Flex justify="space-between" align="flex-start" gap="middle" wrap>
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          <PageLink to="/saas/course" style={{ color: token.colorTextSecondary }}>
            <ArrowLeftOutlined aria-hidden /> {t('label')}
          </PageLink>
          <Flex gap="small" align="center" wrap>
            <h1
              style={{
                margin: 0,
                fontSize: token.fontSizeHeading4,
                fontWeight: 600,
                overflowWrap: 'anywhere',
              }}
            >
              {editor.draft.values.title || t('untitled')}
            </h1>
            <StatusTag course={{ ...course, hasChanges: course.hasChanges || isDirty }} />
            {isReadOnly && <Tag>{t('readOnly')}</Tag>}
          </Flex>
          {!isReadOnly && (
            <SaveStatus
              save={editor.save}
              parts={unsavedFields(editor).map((key) => ({ key, label: t(`parts.${key}`) }))}
              onGo={onGo}
              onRetry={() => void editor.autosave.flush()}
            />
          )}
        </div>
        {children}
      </Flex>
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
