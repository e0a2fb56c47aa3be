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

/** Icon of a kind of resource or lesson; decorative, since its label or title is beside it. */
export function KindIcon({ kind }: { readonly kind: LessonKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
