import AudioOutlined from '@ant-design/icons/es/icons/AudioOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import VideoCameraOutlined from '@ant-design/icons/es/icons/VideoCameraOutlined';
import type { ResourceKind } from '@edu/shared-utility';

const icons = {
  video: VideoCameraOutlined,
  audio: AudioOutlined,
  document: FileTextOutlined,
  image: PictureOutlined,
};

/** The sign of a kind; its word stands beside it. */
export function KindIcon({ kind }: { kind: ResourceKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
