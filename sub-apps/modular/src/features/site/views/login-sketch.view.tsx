import { SafeImage, safeImage } from '@edu/shared-utility';
import { Flex } from 'antd';
import type { CSSProperties } from 'react';
import { phrases } from '../phrases';
import { bar, Logo, type Sketch } from './bar-sketch.view';

export function LoginSketch({ draft, palette, mode, device }: Sketch) {
  const { t } = phrases.use();
  const { ground, surface, text, line, primary, onPrimary, accent, quiet } = palette;
  const backdrop = safeImage(draft.loginBackground);
  const field: CSSProperties = {
    height: 26,
    border: `1px solid ${line}`,
    borderRadius: 4,
    background: surface,
  };
  return (
    <div style={{ position: 'relative', background: ground, color: text, overflow: 'hidden' }}>
      <SafeImage src={backdrop} alt="" className="em-backdrop" fallback={null} />
      <Flex style={{ position: 'relative', minHeight: 220 }}>
        {device === 'desk' && (
          <div style={{ flex: 1, display: 'grid', placeItems: 'center', overflow: 'hidden' }}>
            <SafeImage
              src={safeImage(draft.loginPicture)}
              alt=""
              className="em-side"
              fallback={
                <span
                  style={{
                    width: 96,
                    height: 96,
                    borderRadius: 48,
                    background: primary,
                    opacity: 0.25,
                  }}
                />
              }
            />
          </div>
        )}
        <Flex
          vertical
          gap={8}
          justify="center"
          style={{
            flex: device === 'desk' ? '0 0 176px' : 1,
            padding: 16,
            background: backdrop ? `color-mix(in srgb, ${surface} 92%, transparent)` : surface,
          }}
        >
          <Logo draft={draft} isDark={mode === 'dark'} height={24} />
          <strong>{t('preview.loginHeading')}</strong>
          <span style={field} />
          <span style={field} />
          <span
            style={{
              display: 'grid',
              placeItems: 'center',
              height: 28,
              borderRadius: 4,
              background: primary,
              color: onPrimary,
            }}
          >
            {t('preview.action')}
          </span>
          <span style={{ color: accent, fontSize: 12 }}>{t('preview.link')}</span>
          <span style={bar('70%', quiet)} />
        </Flex>
      </Flex>
    </div>
  );
}
