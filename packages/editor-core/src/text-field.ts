// Form field of formatted text
export { TextField, type TextFieldProps } from './ui/text/text-field.tsx';
