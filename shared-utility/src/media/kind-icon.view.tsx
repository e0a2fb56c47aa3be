import AudioOutlined from '@ant-design/icons/es/icons/AudioOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import VideoCameraOutlined from '@ant-design/icons/es/icons/VideoCameraOutlined';
import type { LessonKind } from '@edu/shared-utility';

const icons = {
  video: VideoCameraOutlined,
  audio: AudioOutlined,
  document: FileTextOutlined,
  image: PictureOutlined,
  link: LinkOutlined,
  live: ScheduleOutlined,
} as const;

/** The sign of a kind of resource or lesson; its word or its title is beside it. */
export function KindIcon({ kind }: { readonly kind: LessonKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
