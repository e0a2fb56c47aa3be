import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../../phrases';

interface Props {
  readonly number: number;
  readonly total: number;
  readonly zoom: number;
  readonly onPage: (number: number) => void;
  readonly onZoom: (zoom: number) => void;
}

const step = 1.25;
const most = 4;

/** Turns the pages and draws them nearer. */
export function PdfBar({ number, total, zoom, onPage, onZoom }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const button = (label: string, icon: typeof LeftOutlined, off: boolean, act: () => void) => {
    const Icon = icon;
    return (
      <Button
        type="text"
        icon={<Icon aria-hidden />}
        aria-label={label}
        disabled={off}
        onClick={act}
      />
    );
  };
  return (
    <Flex
      justify="center"
      align="center"
      gap="small"
      wrap
      role="toolbar"
      aria-label={t('preview.pages')}
      style={{ paddingBlock: token.paddingXXS }}
    >
      {button(t('preview.former'), LeftOutlined, number <= 1, () => onPage(number - 1))}
      <span role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('preview.page', { number, total })}
      </span>
      {button(t('preview.next'), RightOutlined, number >= total, () => onPage(number + 1))}
      {button(t('preview.smaller'), ZoomOutOutlined, zoom <= 1, () =>
        onZoom(Math.max(1, zoom / step)),
      )}
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{`${Math.round(zoom * 100)} %`}</span>
      {button(t('preview.larger'), ZoomInOutlined, zoom >= most, () =>
        onZoom(Math.min(most, zoom * step)),
      )}
    </Flex>
  );
}
