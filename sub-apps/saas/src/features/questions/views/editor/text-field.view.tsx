import { LazyView, partFailed, type RichText, type RichTextFile } from '@edu/shared-utility';
import { RichTextEditor } from '@edu/shared-utility/rich-text';
import { Form } from 'antd';
import { resourcePicker } from '../../../../common/resource-picker';
import { idOfPlace } from '../../data/field-positions';

interface Props {
  /** Path of the field in the question. */
  readonly path: string;
  readonly label: string;
  /** True if a visible label is beside the field already. */
  readonly hidesLabel?: boolean;
  readonly extra?: string;
  readonly value: RichText;
  readonly onChange: (text: RichText) => void;
  readonly files: readonly RichTextFile[];
  readonly fault: string | undefined;
  readonly blanks?: boolean;
  readonly required?: boolean;
  readonly variant?: 'full' | 'compact';
}

/** A rich text of a question, with formulas, and pictures and audio of the library. */
export function TextField(props: Props) {
  const { path, label, hidesLabel = false, extra, value, onChange, files, fault } = props;
  const { blanks = false, required = false, variant = 'compact' } = props;
  const id = idOfPlace(path);
  return (
    <Form.Item
      {...(!hidesLabel && { label, htmlFor: id, required })}
      extra={extra}
      validateStatus={fault ? 'error' : undefined}
      help={fault ? <span role="alert">{fault}</span> : undefined}
      style={hidesLabel ? { flex: 1, minWidth: 0, marginBlockEnd: 0 } : undefined}
    >
      <RichTextEditor
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        files={files}
        variant={variant}
        blanks={blanks}
        isInvalid={fault !== undefined}
        library={(kind, onChosen, onClose) => (
          <LazyView
            part={resourcePicker}
            partProps={{
              kinds: [kind],
              onPick: ([resource]) => {
                onClose();
                if (!resource) return;
                // The thumbnail is shown until the question is read again.
                const { id: resourceId, title, thumbnailUrl: url } = resource;
                onChosen({ kind, resourceId, title, url });
              },
              onClose,
            }}
            failed={partFailed}
          />
        )}
      />
    </Form.Item>
  );
}
