import {
  type Course,
  LazyView,
  lazyPart,
  partFailed,
  useCan,
  useNarrow,
} from '@edu/shared-utility';
import { mayMoveCourse, usePageSurface } from '@edu/shared-utility/data';
import { Skeleton, Tabs, theme } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEditor } from '../data/editor.hook';
import { checkList, type editorTarget, previewTab, type Tab, tabs } from '../data/editor-targets';
import { phrases } from '../phrases';
import { CheckList } from './check-list.view';
import { EditorActions } from './editor-actions.view';
import { EditorHead } from './editor-head.view';
import { EditorTab } from './editor-tab.view';
import { useFocusOnPart } from './focus-on-part.hook';
import { PinnedConflict } from './pinned-conflict.view';
import type { PreviewProps } from './preview.view';

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
  const navigate = useNavigate();
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
    if (isUnknown) navigate(`/course/${course.id}/basics`, { replace: true });
  }, [isUnknown, course.id, navigate]);
  const go = ({ tab: to, part }: ReturnType<typeof editorTarget>) =>
    navigate(`${address(to)}#${part}`);
  const isEditing = !isPreview && (tab === 'basics' || tab === 'chapters');
  const showCheckList = (): void => void go({ tab: isEditing ? tab : 'basics', part: checkList });
  const loading = <Skeleton active />;
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
      <PinnedConflict editor={editor} />
      {isPreview ? (
        <div style={{ marginBlockStart: token.margin }}>
          <LazyView
            part={preview}
            partProps={{ course, draft: editor.draft, onBack: () => navigate(address('chapters')) }}
            loading={loading}
            failed={partFailed}
          />
        </div>
      ) : (
        <Tabs
          destroyOnHidden
          {...(isNarrow && { tabBarGutter: token.margin })}
          activeKey={tab}
          onChange={(key) => navigate(address(key))}
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
                <div style={{ flex: '1 1 0', minWidth: 0 }}>
                  <EditorTab tab={key} course={course} editor={editor} isReadOnly={isReadOnly} />
                </div>
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
