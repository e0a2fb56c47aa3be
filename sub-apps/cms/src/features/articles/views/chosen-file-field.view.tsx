import { LazyView, partFailed, SafeImage, StyleSheet, safeImage } from '@edu/shared-utility';
import { fileAddress } from '@edu/shared-utility/media';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { phrases } from '../phrases';
import { Field } from './field.view';
import { fileLibrary } from './file-library';

interface ChosenFile {
  readonly resourceId: string;
  readonly title: string;
  readonly url: string | null;
}

interface Props {
  readonly kind: 'image' | 'document';
  readonly label: string;
  readonly fault: string | undefined;
  readonly value: string | null;
  /** Data of the saved file. */
  readonly knownFile: ChosenFile | null;
  readonly disabled: boolean;
  readonly onChange: (id: string | null) => void;
}

const coverStyles =
  '.cms-cover { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; margin-block-end: 8px; border-radius: 6px; }';

/** A field with one file of the resource library. */
export function ChosenFileField({
  kind,
  label,
  fault,
  value,
  knownFile,
  disabled,
  onChange,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<ChosenFile | null>(null);
  const chosenFile =
    [picked, knownFile].find((chosen) => chosen !== null && chosen.resourceId === value) ?? null;
  return (
    <Field label={label} fault={fault}>
      <StyleSheet css={coverStyles} />
      {value !== null && kind === 'image' && (
        <SafeImage
          className="cms-cover"
          src={safeImage(fileAddress(chosenFile?.url ?? null))}
          alt={chosenFile?.title ?? ''}
          fallback={null}
        />
      )}
      {value !== null && kind === 'document' && (
        <p style={{ margin: `0 0 ${token.marginXS}px`, overflowWrap: 'anywhere' }}>
          {chosenFile?.title}
        </p>
      )}
      <Flex gap="small" wrap>
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {t(value === null ? `choose.${kind}` : 'chooseOther')}
        </Button>
        {value !== null && (
          <Button disabled={disabled} onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <LazyView
          part={fileLibrary}
          partProps={{
            kind,
            onPick: ({ id: resourceId, title, thumbnailUrl: url }) => {
              setOpen(false);
              setPicked({ resourceId, title, url });
              onChange(resourceId);
            },
            onClose: () => setOpen(false),
          }}
          failed={partFailed}
        />
      )}
    </Field>
  );
}
