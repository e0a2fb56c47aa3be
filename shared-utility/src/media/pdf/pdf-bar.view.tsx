import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import { formatPercent } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';
import { PageField } from './page-field.view';
import { nextZoom, zooms } from './zooms';

interface Props {
  readonly number: number;
  readonly total: number;
  readonly zoom: number;
  /** Width of the frame below it, in pixels. */
  readonly width: number;
  readonly onPage: (number: number) => void;
  readonly onZoom: (zoom: number) => void;
}

/** A bar with buttons for pages and zoom. */
export function PdfBar({ number, total, zoom, width, onPage, onZoom }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const button = (label: string, Icon: typeof LeftOutlined, disabled: boolean, act: () => void) => (
    <Button
      type="text"
      size={width < 320 ? 'middle' : 'large'}
      icon={<Icon aria-hidden />}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    />
  );
  return (
    <Flex
      justify="center"
      align="center"
      gap={token.marginXXS}
      wrap
      role="toolbar"
      aria-label={t('pages')}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {button(t('former'), LeftOutlined, number <= 1, () => onPage(number - 1))}
      <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {t('page', { number, total })}
      </span>
      <PageField number={number} total={total} onPage={onPage} />
      {button(t('next'), RightOutlined, number >= total, () => onPage(number + 1))}
      {button(t('smaller'), ZoomOutOutlined, zoom <= 1, () => onZoom(nextZoom(zoom, -1)))}
      {width >= 400 && <span>{formatPercent(zoom)}</span>}
      {button(t('larger'), ZoomInOutlined, zoom >= (zooms.at(-1) ?? 1), () =>
        onZoom(nextZoom(zoom, 1)),
      )}
    </Flex>
  );
}
