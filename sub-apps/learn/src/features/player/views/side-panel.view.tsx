import type { StudentChapter } from '@edu/shared-utility';
import { Tabs, theme } from 'antd';
import { Outline } from '../../../common/outline/outline.view';
import { phrases } from '../phrases';
import { Notes } from './notes.view';

interface Props {
  readonly courseId: string;
  readonly chapters: readonly StudentChapter[];
  readonly lessonId: string;
  readonly granted: boolean;
  /** Whether the lesson is open, so that notes can be added. */
  readonly canAddNotes: boolean;
  readonly position: number;
}

/** Outline and notes, beside the lesson or, on a phone, below it. */
export function SidePanel({
  courseId,
  chapters,
  lessonId,
  granted,
  canAddNotes,
  position: at,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <aside
      style={{
        flex: '1 1 280px',
        minWidth: 0,
        padding: `0 ${token.paddingXS}px ${token.paddingXS}px`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <Tabs
        items={[
          {
            key: 'outline',
            label: t('tabs.outline'),
            children: (
              <Outline
                chapters={chapters}
                courseId={courseId}
                granted={granted}
                lessonId={lessonId}
              />
            ),
          },
          {
            key: 'notes',
            label: t('tabs.notes'),
            children: (
              <Notes
                courseId={courseId}
                lessonId={lessonId}
                chapters={chapters}
                canAddNotes={canAddNotes}
                position={at}
              />
            ),
          },
        ]}
      />
    </aside>
  );
}
