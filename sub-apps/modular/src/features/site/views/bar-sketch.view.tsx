import { type Palette, SafeImage, type SiteInput, safeImage } from '@edu/shared-utility';
import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';

export type Mode = 'light' | 'dark';

export type Device = 'desk' | 'phone';

export interface Sketch {
  readonly draft: SiteInput;
  readonly palette: Palette;
  readonly mode: Mode;
  readonly device: Device;
}

export const bar = (width: number | string, colour: string): CSSProperties => ({
  width,
  height: 8,
  borderRadius: 4,
  background: colour,
});

/** The logo as the pages show it: the dark one if set, else the other one on a light plate, else the title. */
export function Logo({
  draft,
  isDark,
  height,
}: {
  draft: SiteInput;
  isDark: boolean;
  height: number;
}) {
  const darkLogo = isDark ? safeImage(draft.logoOnDark) : '';
  const logoBackground: CSSProperties =
    isDark && !darkLogo ? { background: '#ffffff', borderRadius: 4, padding: '2px 6px' } : {};
  const name = <strong style={{ overflowWrap: 'anywhere' }}>{draft.pageTitle}</strong>;
  const src = darkLogo || safeImage(draft.logo);
  if (!src) return name;
  return (
    <span style={{ display: 'inline-flex', ...logoBackground }}>
      <SafeImage src={src} alt="" className={`em-logo em-logo-${height}`} fallback={name} />
    </span>
  );
}

export function BarSketch({ draft, palette, device }: Sketch) {
  const { t } = phrases.use();
  const { header, onHeader, ground, surface, line, primary, onPrimary, quiet } = palette;
  return (
    <div style={{ background: ground }}>
      <Flex
        align="center"
        gap={8}
        style={{ height: 40, paddingInline: 12, background: header, color: onHeader }}
      >
        <Logo draft={draft} isDark height={20} />
        <span style={{ flex: 1 }} />
        <span style={bar(28, onHeader)} />
        <span style={{ width: 20, height: 20, borderRadius: 10, background: onHeader }} />
      </Flex>
      <Flex gap={8} style={{ padding: 8 }}>
        {device === 'desk' && (
          <Flex vertical gap={10} style={{ width: 56, padding: 8, background: surface }}>
            <span style={bar('100%', primary)} />
            <span style={bar('80%', line)} />
            <span style={bar('90%', line)} />
          </Flex>
        )}
        <Flex vertical gap={8} style={{ flex: 1, padding: 10, background: surface }}>
          <Flex justify="space-between" align="center">
            <span style={bar(60, quiet)} />
            <span
              style={{
                padding: '2px 10px',
                borderRadius: 4,
                background: primary,
                color: onPrimary,
                fontSize: 12,
              }}
            >
              {t('preview.primary')}
            </span>
          </Flex>
          <span style={bar('100%', line)} />
          <span style={bar('100%', line)} />
        </Flex>
      </Flex>
    </div>
  );
}
