import {
  type Course,
  LazyView,
  lazyPart,
  offerUndo,
  partFailed,
  useCan,
  useNarrow,
} from '@edu/shared-utility';
import { mayMoveCourse, usePageSurface } from '@edu/shared-utility/data';
import { Skeleton, Tabs, theme } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../data/draft';
import { useEditor } from '../data/editor.hook';
import { checkList, type editorTarget, previewTab, type Tab, tabs } from '../data/editor-targets';
import { phrases } from '../phrases';
import { BasicsTab } from './basics-tab.view';
import type { ChaptersTabProps } from './chapters-tab.view';
import { CheckList } from './check-list.view';
import { CourseConflict } from './conflict.view';
import { EditorActions } from './editor-actions.view';
import { EditorHead } from './editor-head.view';
import { useFocusOnPart } from './focus-on-part.hook';
import { GrantsTab } from './grants-tab.view';
import type { PreviewProps } from './preview.view';
import { RevisionsTab } from './revisions-tab.view';

const chaptersTab = lazyPart<ChaptersTabProps>('saas', () => import('./chapters-tab.view'));
const figuresTab = lazyPart<{ course: Course }>('saas', () => import('./figures-tab.view'));
const preview = lazyPart<PreviewProps>('saas', () => import('./preview.view'));

const outlineStyle = (isNarrow: boolean) =>
  isNarrow
    ? ({ flex: 'none' } as const)
    : ({ flex: '0 0 264px', position: 'sticky', insetBlockStart: 16 } as const);

interface Props {
  readonly course: Course;
  /** The tab in the URL. */
  readonly tab: string | undefined;
}

/** One course with all of its tabs. */
export function CourseEditor({ course, tab: requestedTab }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const surface = usePageSurface();
  const can = useCan();
  const goTo = useNavigate();
  const { hash } = useLocation();
  const editor = useEditor(course);
  const isReadOnly = !course.mayWrite || !mayMoveCourse('edit', course);
  const visibleTabs = tabs.filter((tab) => tab !== 'grants' || can('course.read'));
  const isPreview = requestedTab === previewTab;
  const tab: Tab = visibleTabs.find((item) => item === requestedTab) ?? 'basics';
  useFocusOnPart(tab);
  const address = (to: string) => `/course/${course.id}/${to}`;
  const isUnknown = ![undefined, previewTab, ...tabs].includes(requestedTab);
  useEffect(() => {
    if (isUnknown) goTo(`/course/${course.id}/basics`, { replace: true });
  }, [isUnknown, course.id, goTo]);
  const go = ({ tab: to, part }: ReturnType<typeof editorTarget>) => goTo(`${address(to)}#${part}`);
  const isEditing = !isPreview && (tab === 'basics' || tab === 'chapters');
  const showCheckList = (): void => void go({ tab: isEditing ? tab : 'basics', part: checkList });
  const offerUndoOfDraft = (mine: Draft): void => {
    void offerUndo({
      message: t('conflict.gaveUp'),
      undo: async () => editor.autosave.edit(() => mine),
      undone: t('undone'),
      failed: () => t('failed'),
    });
  };
  const loading = <Skeleton active />;
  const content = (key: Tab) => {
    if (key === 'basics')
      return <BasicsTab course={course} editor={editor} isReadOnly={isReadOnly} />;
    if (key === 'chapters') {
      return (
        <LazyView
          part={chaptersTab}
          partProps={{ course, editor, isReadOnly }}
          loading={loading}
          failed={partFailed}
        />
      );
    }
    if (key === 'grants') return <GrantsTab course={course} />;
    if (key === 'revisions') return <RevisionsTab course={course} editor={editor} />;
    return (
      <LazyView part={figuresTab} partProps={{ course }} loading={loading} failed={partFailed} />
    );
  };
  return (
    <section aria-label={course.title} data-fits-phone style={surface}>
      <EditorHead
        course={course}
        editor={editor}
        isReadOnly={isReadOnly}
        onOpenPart={(part) => go({ tab: 'basics', part })}
      >
        <EditorActions
          course={course}
          editor={editor}
          isPreview={isPreview}
          onRefused={showCheckList}
        />
      </EditorHead>
      {editor.save.status === 'conflict' && (
        // Nothing is saved until the conflict is resolved, so it stays visible while scrolling.
        <div
          style={{
            ...{ position: 'sticky', insetBlockStart: 0, zIndex: 3 },
            ...{ maxHeight: '50vh', overflowY: 'auto' },
            marginBlockStart: token.margin,
          }}
        >
          <CourseConflict
            autosave={editor.autosave}
            present={editor.save.present}
            parts={editor.save.parts}
            onDiscarded={offerUndoOfDraft}
          />
        </div>
      )}
      {isPreview ? (
        <div style={{ marginBlockStart: token.margin }}>
          <LazyView
            part={preview}
            partProps={{ course, draft: editor.draft, onBack: () => goTo(address('chapters')) }}
            loading={loading}
            failed={partFailed}
          />
        </div>
      ) : (
        <Tabs
          destroyOnHidden
          {...(isNarrow && { tabBarGutter: token.margin })}
          activeKey={tab}
          onChange={(key) => goTo(address(key))}
          items={visibleTabs.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            children: key === tab && (
              <div
                style={{
                  display: 'flex',
                  flexDirection: isNarrow ? 'column-reverse' : 'row',
                  gap: token.marginLG,
                  alignItems: isNarrow ? 'stretch' : 'flex-start',
                }}
              >
                <div style={{ flex: '1 1 0', minWidth: 0 }}>{content(key)}</div>
                {isEditing && !isReadOnly && (
                  <aside style={outlineStyle(isNarrow)}>
                    <CheckList
                      course={course}
                      hasChanges={course.hasChanges || editor.save.status !== 'saved'}
                      wasRefused={hash === `#${checkList}`}
                      onOpen={go}
                    />
                  </aside>
                )}
              </div>
            ),
          }))}
        />
      )}
    </section>
  );
}
