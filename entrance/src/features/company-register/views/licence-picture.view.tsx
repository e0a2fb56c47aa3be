import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import { Button } from 'antd';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { FieldHelp } from '../../../common/field.view';
import type { FieldProps } from '../../../common/fields.hook';
import { LaterStyleSheet } from '../../../common/later-style-sheet.view';
import { checkPicture, pictureToShow, pictureTypes, readPicture } from '../data/licence-picture';
import { phrases } from '../phrases';

type Props = Pick<FieldProps, 'name' | 'value' | 'problem' | 'onChange'>;

/** The business licence as a picture: a button that opens the file browser, what was chosen, a way back. */
export function LicencePicture({ name, value, problem, onChange }: Props) {
  const { t } = phrases.use();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const browser = useRef<HTMLInputElement>(null);
  const chosen = useRef<File>(undefined);
  const [fileName, setFileName] = useState('');
  const said = problem ?? (checkPicture(value) || undefined);
  const shown = pictureToShow(value);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // the same file can be chosen again once it was made smaller
    target.value = '';
    if (!file) return;
    chosen.current = file;
    const read = await readPicture(file);
    if (chosen.current !== file) return;
    setFileName(file.name);
    onChange(read);
  };
  const remove = () => {
    chosen.current = undefined;
    setFileName('');
    onChange('');
    button.current?.focus();
  };

  return (
    <div className="ee-field">
      <label id={`${id}-label`} htmlFor={id}>
        {t('picture.label')}
      </label>
      <LaterStyleSheet />
      <div className="ee-row">
        <div className="ee-choices" style={{ flex: 1, minWidth: 0 }}>
          <button
            type="button"
            ref={button}
            id={id}
            name={name}
            className="ee-choice"
            aria-labelledby={`${id}-label ${id}-text`}
            aria-describedby={said ? `${id}-help` : undefined}
            onClick={() => browser.current?.click()}
          >
            {shown ? (
              <img
                className="ee-choice-icon"
                style={{ borderRadius: 'var(--ee-radius)', objectFit: 'cover' }}
                src={shown}
                alt=""
                onError={() => onChange('unreadable')}
              />
            ) : (
              <span className="ee-choice-icon">
                <PictureOutlined aria-hidden="true" />
              </span>
            )}
            <span id={`${id}-text`} className="ee-choice-text">
              <strong>{fileName || t('picture.choose')}</strong>
              <small>{t('picture.rule')}</small>
            </span>
          </button>
        </div>
        {value && (
          <Button style={{ height: 'auto' }} onClick={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <input ref={browser} type="file" hidden accept={pictureTypes} onChange={choose} />
      <FieldHelp id={`${id}-help`} problem={said} />
    </div>
  );
}
