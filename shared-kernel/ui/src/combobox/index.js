export { OptionList } from './option-list';
export { useCombobox } from './use-combobox';
