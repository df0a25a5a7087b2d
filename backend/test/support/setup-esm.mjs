// Jest cannot `require` an ES module that is still being linked, which CommonJS packages that require Nest's ES modules
// run into (nestjs-pino, for one). Loaded here first, they are there when those packages ask.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import '@nestjs/bullmq';
import 'bullmq';
