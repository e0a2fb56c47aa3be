import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import { Button } from 'antd';
import { type ChangeEvent, useId, useRef } from 'react';
import { FieldHelp } from '../../../common/field.view';
import type { FieldProps } from '../../../common/fields.hook';
import { ScreenStyleSheet } from '../../../common/screen-style-sheet.view';
import { checkPicture, pictureToShow, pictureTypes, readPicture } from '../data/licence-picture';
import { phrases } from '../phrases';

interface Props {
  readonly picture: FieldProps;
  /** Name of the file, known even if the picture was lost by a reload. */
  readonly file: FieldProps;
}

/** The field for the picture of the business licence, with preview and removal. */
export function LicencePicture({ picture, file }: Props) {
  const { name, value, problem, onChange } = picture;
  const { t } = phrases.use();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const chosen = useRef<File>(undefined);
  const shownError = problem ?? (checkPicture(value) || undefined);
  const pictureAddress = pictureToShow(value);
  const isPictureLost = value === '' && file.value !== '';
  const help = shownError ?? (isPictureLost && t('picture.lost', { name: file.value }));

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosenFile = target.files?.[0];
    // Otherwise selecting the same file again, after it was made smaller, would fire no event.
    target.value = '';
    if (!chosenFile) return;
    chosen.current = chosenFile;
    const read = await readPicture(chosenFile);
    if (chosen.current !== chosenFile) return;
    file.onChange(chosenFile.name);
    onChange(read);
  };
  const remove = () => {
    chosen.current = undefined;
    file.onChange('');
    onChange('');
    button.current?.focus();
  };

  return (
    <div className="ee-field">
      <label id={`${id}-label`} htmlFor={id}>
        {t('picture.label')}
      </label>
      <ScreenStyleSheet />
      <div className="ee-row">
        <div className="ee-choices" style={{ flex: 1, minWidth: 0 }}>
          <button
            type="button"
            ref={button}
            id={id}
            name={name}
            className="ee-choice"
            aria-labelledby={`${id}-label ${id}-text`}
            aria-describedby={help ? `${id}-help` : undefined}
            onClick={() => fileInput.current?.click()}
          >
            {pictureAddress ? (
              <img
                className="ee-choice-icon"
                style={{ borderRadius: 'var(--ee-radius)', objectFit: 'cover' }}
                src={pictureAddress}
                alt=""
                onError={() => onChange('unreadable')}
              />
            ) : (
              <span className="ee-choice-icon">
                <PictureOutlined aria-hidden="true" />
              </span>
            )}
            <span id={`${id}-text`} className="ee-choice-text">
              <strong>{(!isPictureLost && file.value) || t('picture.choose')}</strong>
              <small>{t('picture.rule')}</small>
            </span>
          </button>
        </div>
        {(value || isPictureLost) && (
          <Button style={{ height: 'auto' }} onClick={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <input ref={fileInput} type="file" hidden accept={pictureTypes} onChange={choose} />
      <FieldHelp id={`${id}-help`} problem={shownError} hint={help} />
    </div>
  );
}
