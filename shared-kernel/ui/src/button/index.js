export { Button, buttonLook } from './button';
