import { type Course, LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Skeleton } from 'antd';
import type { Editor } from '../data/editor.hook';
import type { Tab } from '../data/editor-targets';
import { BasicsTab } from './basics-tab.view';
import type { ChaptersTabProps } from './chapters-tab.view';
import { GrantsTab } from './grants-tab.view';
import { RevisionsTab } from './revisions-tab.view';

const chaptersTab = lazyPart<ChaptersTabProps>('saas', () => import('./chapters-tab.view'));
const figuresTab = lazyPart<{ course: Course }>('saas', () => import('./figures-tab.view'));

interface Props {
  readonly tab: Tab;
  readonly course: Course;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
}

/** The content of a tab of the editor. */
export function EditorTab({ tab, course, editor, isReadOnly }: Props) {
  const loading = <Skeleton active />;
  if (tab === 'basics')
    return <BasicsTab course={course} editor={editor} isReadOnly={isReadOnly} />;
  if (tab === 'chapters') {
    return (
      <LazyView
        part={chaptersTab}
        partProps={{ course, editor, isReadOnly }}
        loading={loading}
        failed={partFailed}
      />
    );
  }
  if (tab === 'grants') return <GrantsTab course={course} />;
  if (tab === 'revisions') return <RevisionsTab course={course} editor={editor} />;
  return (
    <LazyView part={figuresTab} partProps={{ course }} loading={loading} failed={partFailed} />
  );
}
