import { type SiteInput, useNarrow } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { type CSSProperties, useState } from 'react';
import { previewPalette } from '../data/colour-rules';
import { phrases } from '../phrases';
import { BarSketch, type Device, type Mode } from './bar-sketch.view';
import { LoginSketch } from './login-sketch.view';

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
