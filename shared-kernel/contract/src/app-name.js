// The product's name, wherever it is shown or sent.
export const APP_NAME = 'Segue';
