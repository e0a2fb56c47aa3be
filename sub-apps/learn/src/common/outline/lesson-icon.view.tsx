import AudioOutlined from '@ant-design/icons/es/icons/AudioOutlined';
import FileImageOutlined from '@ant-design/icons/es/icons/FileImageOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import type { LessonKind } from '@edu/shared-utility';

const icons = {
  video: PlayCircleOutlined,
  audio: AudioOutlined,
  document: FileTextOutlined,
  image: FileImageOutlined,
  link: LinkOutlined,
} as const;

export function LessonIcon({ kind }: { readonly kind: LessonKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
