import { type Palette, SafeImage, type SiteInput, safeImage, useNarrow } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { type CSSProperties, useState } from 'react';
import { previewPalette } from '../data/colour-rules';
import { phrases } from '../phrases';

type Mode = 'light' | 'dark';
type Device = 'desk' | 'phone';

interface Sketch {
  readonly draft: SiteInput;
  readonly palette: Palette;
  readonly mode: Mode;
  readonly device: Device;
}

const bar = (width: number | string, colour: string): CSSProperties => ({
  width,
  height: 8,
  borderRadius: 4,
  background: colour,
});

/** The logo as the pages show it: the dark one if set, else the other one on a light plate, else the title. */
function Logo({ draft, isDark, height }: { draft: SiteInput; isDark: boolean; height: number }) {
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

function BarSketch({ draft, palette, device }: Sketch) {
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

function LoginSketch({ draft, palette, mode, device }: Sketch) {
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

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly words: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, values, chosen, words, onChoose }: ChoiceProps<T>) {
  return (
    <Flex gap={4} role="group" aria-label={label}>
      {values.map((value) => (
        <Button
          key={value}
          size="small"
          aria-pressed={value === chosen}
          type={value === chosen ? 'primary' : 'default'}
          onClick={() => onChoose(value)}
        >
          {words(value)}
        </Button>
      ))}
    </Flex>
  );
}

/** Preview of header and log-in with the form's current values. */
export function SitePreview({ draft }: { readonly draft: SiteInput }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [mode, setMode] = useState<Mode>('light');
  const [device, setDevice] = useState<Device>(isNarrow ? 'phone' : 'desk');
  const palette = previewPalette(draft.theme, draft.color, mode);
  const sketch = { draft, palette, mode, device };
  const frame: CSSProperties = {
    margin: `${token.marginXS}px 0 ${token.margin}px`,
    maxWidth: device === 'phone' ? 220 : undefined,
    border: `1px solid ${token.colorBorder}`,
    borderRadius: device === 'phone' ? 16 : token.borderRadius,
    overflow: 'hidden',
  };
  return (
    <section aria-label={t('preview.label')} data-mode={mode} data-device={device}>
      <Flex gap="small" wrap justify="space-between" align="center">
        <h2 style={{ margin: 0, fontSize: token.fontSizeLG }}>{t('preview.label')}</h2>
        <Flex gap="small" wrap>
          <Choice
            label={t('preview.mode')}
            values={['light', 'dark'] as const}
            chosen={mode}
            words={(value) => t(`preview.${value}`)}
            onChoose={setMode}
          />
          <Choice
            label={t('preview.device')}
            values={['desk', 'phone'] as const}
            chosen={device}
            words={(value) => t(`preview.${value}`)}
            onChoose={setDevice}
          />
        </Flex>
      </Flex>
      <div className="em-sketches" style={{ marginBlockStart: token.marginXS }}>
        <div>
          <p style={{ margin: 0 }}>{t('preview.login')}</p>
          <div aria-hidden="true" data-sketch="login" style={frame}>
            <LoginSketch {...sketch} />
          </div>
        </div>
        <div>
          <p style={{ margin: 0 }}>{t('preview.bar')}</p>
          <div aria-hidden="true" data-sketch="bar" style={frame}>
            <BarSketch {...sketch} />
          </div>
        </div>
      </div>
      <p style={{ margin: 0, color: token.colorTextDescription }}>{t('preview.note')}</p>
    </section>
  );
}
