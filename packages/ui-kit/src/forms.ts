// What is typed into and chosen from. An area bundles what it uses of it.
export { Checkbox, type CheckboxProps } from './choice/checkbox.tsx';
export { Radio, type RadioProps } from './choice/radio.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choice/radio-group.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { Input, type InputProps } from './field/input.tsx';
export { KeywordForm, type KeywordFormProps } from './field/keyword-form.tsx';
export { NativeSelect, type NativeSelectProps, type SelectOption } from './field/native-select.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity/quantity-stepper.tsx';
