import del from 'del';

export const clean = () => del(['dist/**']);
