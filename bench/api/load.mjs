// Sends load to a server; for the load tests too, which have no autocannon of their own.
export { default as sendLoad } from 'autocannon';
