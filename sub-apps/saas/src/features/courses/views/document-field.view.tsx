import { type Course, LazyView, partFailed, useCan } from '@edu/shared-utility';
import { RichTextEditor, richTextOf } from '@edu/shared-utility/rich-text';
import { takeFile } from '@edu/shared-utility/uploads';
import { useMemo } from 'react';
import { resourcePicker } from '../../../common/resource-picker';
import { idOfPart } from '../data/editor-targets';
import { phrases } from '../phrases';
import type { PartProps } from './basics-part';
import { Field } from './field.view';

/** The description as rich text with pictures, tables and formulas; a former plain text is its initial content. */
export function DocumentField({
  course,
  values,
  set,
  faults,
  disabled,
}: PartProps & { readonly course: Course }) {
  const { t } = phrases.use();
  const mayUpload = useCan()('resource.write');
  const { document, description } = values;
  const value = useMemo(() => document ?? richTextOf(description), [document, description]);
  const fault = faults.document ?? faults.description;
  return (
    <Field name="document" label={t('description')} fault={fault}>
      <RichTextEditor
        id={idOfPart('document')}
        label={t('description')}
        value={value}
        files={course.documentFiles}
        readOnly={disabled}
        isInvalid={fault !== undefined}
        onChange={(next) => set({ document: next })}
        {...(mayUpload && { takeFile })}
        library={(kind, onChosen, onClose) => (
          <LazyView
            part={resourcePicker}
            partProps={{
              kinds: [kind],
              onPick: ([resource]) => {
                onClose();
                if (!resource) return;
                // The thumbnail is shown until the course is read again.
                const { id: resourceId, title, thumbnailUrl: url } = resource;
                onChosen({ kind, resourceId, title, url });
              },
              onClose,
            }}
            failed={partFailed}
          />
        )}
      />
    </Field>
  );
}
