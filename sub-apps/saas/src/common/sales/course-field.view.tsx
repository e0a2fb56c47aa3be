import { Form } from 'antd';
import { type ChosenCourse, CourseSelect } from '../courses/course-select.view';
import { yuanOf } from '../money';

interface Props {
  /** Form.Item gives these four. */
  readonly id?: string;
  readonly value?: ChosenCourse | null;
  readonly onChange?: (course: ChosenCourse | null) => void;
  readonly onBlur?: () => void;
  /** The field that begins with the course's price, until somebody types another one. */
  readonly priceField: string;
}

/** The course of a form that sells it. */
export function CourseField({ value, onChange, priceField, ...props }: Props) {
  const form = Form.useFormInstance();
  const choose = (course: ChosenCourse | null): void => {
    onChange?.(course);
    if (course && !form.isFieldTouched(priceField)) {
      form.setFieldValue(priceField, yuanOf(course.price));
    }
  };
  return (
    <CourseSelect
      {...props}
      of="published"
      value={value?.id}
      title={value?.title}
      onChange={choose}
    />
  );
}
