export { Button, buttonLook, type ButtonVariant } from './button';
